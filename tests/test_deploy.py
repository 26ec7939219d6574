"""What is deployed: files that name each other and the server as they are."""

import configparser
import json
import re
import subprocess
import sys
import tomllib
from dataclasses import fields
from pathlib import Path

from speeltafel.server.metrics import Metrics
from speeltafel.server.settings import PREFIX, Settings

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"


def told() -> set[str]:
    """The names of all metrics, as Prometheus has them."""
    names = set()
    for family in Metrics().registry.collect():
        suffixes = {"counter": ["_total"], "histogram": ["_bucket"]}.get(family.type, [""])
        names |= {family.name + suffix for suffix in suffixes}
    return names


def test_alerts_and_board_ask_for_metrics_that_there_are() -> None:
    text = (DEPLOY / "alerts.yaml").read_text("utf-8")
    board = json.loads((DEPLOY / "grafana.json").read_text("utf-8"))
    asked = [target["expr"] for panel in board["panels"] for target in panel["targets"]]
    for words in (text, *asked):
        found = {*re.findall(r"speeltafel_\w+", words)}
        assert found, words
        assert found <= told(), words
    used = {*re.findall(r"speeltafel_\w+", " ".join(asked))}
    assert used >= told() - {"speeltafel_connections"}


def test_settings_that_are_given_are_settings() -> None:
    known = {PREFIX + field.name.upper() for field in fields(Settings)}
    for file in DEPLOY.iterdir():
        given = {*re.findall(r"SPEELTAFEL_[A-Z_]*[A-Z]", file.read_text("utf-8"))}
        assert given <= known, file.name


def test_the_unit_for_systemd_can_be_read_and_is_told_of() -> None:
    unit = configparser.ConfigParser(strict=False, interpolation=None)
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    unit.read(DEPLOY / "speeltafel.service", "utf-8")
    assert unit["Service"]["DynamicUser"] == "yes"
    assert " serve " in unit["Service"]["ExecStart"]
    text = (ROOT / "docs" / "operating.md").read_text("utf-8")
    for file in DEPLOY.iterdir():
        assert f"deploy/{file.name}" in text, file.name


def test_all_that_a_release_is_made_of_is_listed() -> None:
    listing = [sys.executable, str(DEPLOY / "sbom.py")]
    told = json.loads(subprocess.run(listing, capture_output=True, check=True).stdout)
    found = {one["name"]: one for one in told["components"]}
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    needs = [*project["dependencies"], *project["optional-dependencies"]["postgres"]]
    named = {re.split(r"[^\w.-]", need)[0].replace("_", "-").replace(".", "-") for need in needs}
    assert named | {"psycopg-binary", "svelte", "@fluent/bundle"} <= {*found}
    assert not {"pytest", "mypy", "vite", "biome"} & {*found}
    assert all(one["hashes"] and one["version"] in one["purl"] for one in found.values())


def test_the_image_takes_what_there_is() -> None:
    text = (DEPLOY / "Containerfile").read_text("utf-8")
    for line in re.findall(r"^COPY (?!--from)(.*) \S+$", text, re.MULTILINE):
        for name in line.split():
            assert (ROOT / name).exists(), name
    assert re.search(r"^USER \d+$", text, re.MULTILINE)
