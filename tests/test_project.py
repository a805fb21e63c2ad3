"""The repository itself: nothing in it names a machine or a package registry."""

import re
import shutil
import subprocess
import tomllib
from collections import defaultdict
from importlib import import_module
from itertools import combinations
from pathlib import Path

import msgspec
import pytest

from hatch_build import install_tools, modules_to_compile, struct_modules

ROOT = Path(__file__).parent.parent
LOCKS = sorted(ROOT.glob("requirements/*.lock"))
PAGE_LOCK = ROOT / "web" / "package-lock.json"
MADE = {"build", "dist", "node_modules", "__pycache__"}
PAGE = Path("src", "spiritboard", "server", "page")
KEPT = {".ci", ".gitignore", ".npmrc"}

# Put together from parts, so that this file passes its own test.
MACHINE = re.compile(rf"(?<![\w.])/(?:{'|'.join(['root', 'work', 'home', 'Users'])})/")
HOSTS = [("pypi", "org"), ("pythonhosted", "org"), ("npmjs", "org"), ("debian", "org")]
REGISTRY = re.compile("|".join(re.escape(".".join(host)) for host in HOSTS))
SOURCES = ["-".join(flag) for flag in (("index", "url"), ("find", "links"))]
ADDRESS = re.compile("|".join(["https?://", *SOURCES, '"resolved"']))


def project_files() -> list[Path]:
    """What git tracks or would; outside a repository, every file that was not made."""
    if (ROOT / ".git").exists() and shutil.which("git"):
        command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
        listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
        files = [ROOT / name for name in listed.stdout.split("\0") if name]
    else:
        files = [file for file in ROOT.rglob("*") if not is_made(file.relative_to(ROOT))]
    return [file for file in files if file.is_file()]


def is_made(file: Path) -> bool:
    hidden = any(part[0] == "." and part not in KEPT for part in file.parts)
    return hidden or not MADE.isdisjoint(file.parts) or PAGE in file.parents


def places(pattern: re.Pattern[str], files: list[Path]) -> list[str]:
    return [
        f"{file.name}:{number}: {line}"
        for file in files
        for number, line in enumerate(file.read_text("utf-8", "replace").splitlines(), 1)
        if pattern.search(line)
    ]


def test_all_files_are_looked_at() -> None:
    assert {ROOT / "pyproject.toml", Path(__file__), PAGE_LOCK, *LOCKS} <= set(project_files())


def test_no_file_names_a_machine_or_a_registry() -> None:
    found = places(MACHINE, project_files()) + places(REGISTRY, project_files())
    assert not found, found


@pytest.mark.parametrize("lock", [*LOCKS, PAGE_LOCK], ids=lambda lock: lock.stem)
def test_a_lock_has_hashes_and_no_addresses(lock: Path) -> None:
    assert places(ADDRESS, [lock]) == []
    assert places(re.compile('--hash=sha256:|"integrity": "sha512-'), [lock]) != []


def pins(lock: Path) -> dict[str, set[str]]:
    found = defaultdict(set)
    for package, version in re.findall(r"(?m)^([\w.-]+)==([^ ;]+)", lock.read_text()):
        found[package].add(version)
    return found


@pytest.mark.parametrize(("one", "other"), list(combinations(LOCKS, 2)), ids=lambda lock: lock.stem)
def test_locks_fit_into_one_environment(one: Path, other: Path) -> None:
    left, right = pins(one), pins(other)
    assert [name for name in left.keys() & right.keys() if left[name] != right[name]] == []


def test_no_compiled_module_defines_a_struct() -> None:
    """mypyc drops `frozen`, `tag` and the field types of a struct without a word."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    config = project["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["custom"]
    names = [
        file.removeprefix("src/").removesuffix(".py").replace("/", ".")
        for file in modules_to_compile(ROOT, config["compile"])
    ]
    assert "spiritboard.core.state" in names
    structs = [
        f"{name}.{struct.__name__}"
        for name in names
        for struct in vars(import_module(name)).values()
        if isinstance(struct, msgspec.StructMeta) and struct.__module__ == name
    ]
    assert not structs, structs


def test_a_struct_is_found_by_its_bases_in_other_modules(tmp_path: Path) -> None:
    texts = {
        "base.py": "import msgspec\nclass Move(msgspec.Struct, frozen=True): pass",
        "own/__init__.py": "from base import Move as Step",
        "own/walk.py": "from own import Step\nclass Walk(Step): pass",
        "own/rules.py": "from own.walk import Walk\nclass Rules(list[Walk]): pass",
    }
    for name, text in texts.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text)
    assert struct_modules(tmp_path) == {tmp_path / "base.py", tmp_path / "own/walk.py"}


@pytest.mark.parametrize(
    ("pattern", "line"),
    [
        (MACHINE, "cd " + "/".join(["", "root", "x"])),
        (REGISTRY, "from " + ".".join(HOSTS[0])),
        (ADDRESS, "--index" + "-url"),
        (ADDRESS, '"resolved": ""'),
    ],
)
def test_the_search_finds(pattern: re.Pattern[str], line: str, tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text(f"one\n{line}\n")
    assert places(pattern, [file]) == [f"file:2: {line}"]


def test_tools_are_not_installed_through_a_link(tmp_path: Path) -> None:
    """npm would empty the folder behind it."""
    behind, web = tmp_path / "elsewhere", tmp_path / "web"
    behind.mkdir()
    web.mkdir()
    (behind / "precious").touch()
    (web / "package-lock.json").write_text("{}")
    (web / "node_modules").symlink_to(behind)
    with pytest.raises(SystemExit, match=r"node_modules is a link"):
        install_tools(web)
    assert [file.name for file in behind.iterdir()] == ["precious"]
