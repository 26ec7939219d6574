"""What a release is made of, as CycloneDX 1.6: `python deploy/sbom.py > dist/speeltafel.cdx.json`.

Of the package it lists what it needs to run, with PostgreSQL too, as it is installed here from the
lock; of the client what its pages are built from. Nothing is asked of the network.
"""

import base64
import json
import re
import sys
from importlib.metadata import distribution
from pathlib import Path

ROOT = Path(__file__).parents[1]
PACKAGE, EXTRA = "speeltafel", "postgres"
NEEDS = re.compile(r"([A-Za-z0-9._-]+)(?:\[([a-z,]+)\])?[^;]*(?:;(.*))?")
IMPORT = re.compile(r"""(?:from|import|url)[ (]['"]((?:@[\w-]+/)?[\w-]+)""")


def plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def installed(name: str, extras: frozenset[str], found: dict[str, dict[str, object]]) -> None:
    """A package and all that it needs here."""
    package = distribution(name)
    if name not in found:
        version = package.version
        found[name] = component(name, version, f"pkg:pypi/{plain(name)}@{version}")
    for need in package.requires or ():
        matched = NEEDS.fullmatch(need.strip())
        assert matched is not None, need
        needed, more, marker = plain(matched[1]), matched[2] or "", matched[3] or ""
        wanted = re.search(r"extra == ['\"]([\w.-]+)['\"]", marker)
        if (wanted is None or wanted[1] in extras) and needed not in found:
            try:
                installed(needed, frozenset(more.split(",")), found)
            except ModuleNotFoundError:
                continue  # for another system or another Python


def component(name: str, version: str, purl: str) -> dict[str, object]:
    return {"type": "library", "name": name, "version": version, "purl": purl, "bom-ref": purl}


def locked_hashes() -> dict[str, list[str]]:
    """By name: what the lock allows to be installed."""
    found: dict[str, list[str]] = {}
    name = ""
    for line in (ROOT / "requirements.lock").read_text("utf-8").splitlines():
        if (head := re.match(r"([A-Za-z0-9._-]+)==", line)) is not None:
            name = plain(head[1])
        found.setdefault(name, []).extend(re.findall(r"--hash=sha256:(\w+)", line))
    return found


def of_the_package() -> list[dict[str, object]]:
    found: dict[str, dict[str, object]] = {}
    installed(PACKAGE, frozenset({EXTRA}), found)
    hashes = locked_hashes()
    for name, one in found.items():
        one["hashes"] = [{"alg": "SHA-256", "content": each} for each in hashes.get(name, [])]
    return [one for name, one in sorted(found.items()) if name != PACKAGE]


def of_the_client() -> list[dict[str, object]]:
    """What the pages import, and what that needs."""
    packages = json.loads((ROOT / "web" / "package-lock.json").read_text("utf-8"))["packages"]
    sources = [path for path in (ROOT / "web" / "src").rglob("*") if path.is_file()]
    texts = [path.read_text("utf-8", "replace") for path in sources]
    wanted = {name for text in texts for name in IMPORT.findall(text)}
    found: dict[str, dict[str, object]] = {}
    while wanted:
        name = wanted.pop()
        package = packages.get(f"node_modules/{name}")
        if package is None or name in found:
            continue
        purl = f"pkg:npm/{name.replace('@', '%40')}@{package['version']}"
        digest = base64.b64decode(package["integrity"].removeprefix("sha512-")).hex()
        hashes = [{"alg": "SHA-512", "content": digest}]
        found[name] = {**component(name, package["version"], purl), "hashes": hashes}
        wanted |= {*package.get("dependencies", ())}
    return [one for _, one in sorted(found.items())]


def main() -> None:
    version = distribution(PACKAGE).version
    whole = component(PACKAGE, version, f"pkg:pypi/{PACKAGE}@{version}")
    document = {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {"component": {**whole, "type": "application"}},
        "components": [*of_the_package(), *of_the_client()],
    }
    json.dump(document, sys.stdout, indent=1)
    print()


if __name__ == "__main__":
    main()
