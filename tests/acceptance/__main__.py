"""The long versions, one after another: `python -m tests.acceptance [NAME ...]`."""

import subprocess
import sys

LONG = {
    "shuffles": ["--deals", "1000000"],
    "interference": ["--pairs", "100000"],
    "journals": ["--games", "200"],
    "guesses": ["--guesses", "100000"],
    "timing": ["--moves", "2000"],
}


def main() -> None:
    failed = []
    for name in sys.argv[1:] or LONG:
        print(f"{name}:", flush=True)
        command = [sys.executable, "-m", f"tests.acceptance.{name}", *LONG[name]]
        if subprocess.run(command, check=False).returncode:
            failed.append(name)
    print(f"not as it should be: {', '.join(failed)}" if failed else "all as it should be")
    sys.exit(bool(failed))


if __name__ == "__main__":
    main()
