"""`python docstrings.py`: what the sources of the package say of themselves and their modules do not.

It imports only the package, so that the installed one can run it too. Modules that are not compiled are left
out: Python itself keeps their docstrings. So are methods such as `__str__`, of which Python has its own to say.
"""

from __future__ import annotations

import ast
import inspect
import json
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import spiritboard


def compiled() -> Iterator[tuple[str, Path]]:
    """Modules and their sources."""
    package = Path(spiritboard.__file__).parent
    for source in sorted(package.rglob("*.py")):
        name = ".".join([package.name, *source.relative_to(package).with_suffix("").parts])
        if any(source.parent.glob(f"{source.stem}.*.so")):
            yield name, source


def said(node: Any, path: str = "") -> Iterator[tuple[str, str]]:
    """Of a module, its classes and functions, and their methods; by name."""
    if doc := ast.get_docstring(node):
        yield path, doc
    if not isinstance(node, ast.FunctionDef):
        for one in node.body:
            if isinstance(one, ast.ClassDef | ast.FunctionDef):
                yield from said(one, f"{path}.{one.name}" if path else one.name)


def doc_of(module: Any, path: str) -> str:
    found = module
    for name in path.split(".") if path else ():
        found = inspect.getattr_static(found, name)
    found = getattr(found, "__func__", found)  # of a class, or static
    return inspect.cleandoc(found.__doc__ or "")


def main() -> None:
    count, lost = 0, []
    for name, source in compiled():
        module = import_module(name)
        for path, doc in said(ast.parse(source.read_bytes())):
            count += 1
            if not path.endswith("__") and doc_of(module, path) != doc:
                lost.append(f"{name}:{path}")
    print(json.dumps({"count": count, "lost": lost}))  # noqa: T201  # read by test_compiled.py


if __name__ == "__main__":
    main()
