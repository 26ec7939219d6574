"""Small changes of a module's source that a test should notice."""

import ast
import copy
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeVar

CONTRACT = {
    "all_fields",
    "any_move",
    "any_turn_move",
    "at_rest",
    "broken_invariants",
    "broken_since",
    "copy",
    "copy_common",
    "copy_to",
    "fields",
    "in_steps",
    "is_in_steps",
    "keep_in_step",
    "may_hold",
    "may_lie",
    "own_all",
    "own_away",
    "own_hand",
    "own_known",
    "own_pile",
    "own_pot",
    "placed",
    "record",
    "snapshot",
    "unshare",
    "unveil",
    "veil",
    "zones",
}
"""What the engine asks of a state besides the law; the conformance suite holds games to it."""
UNLISTED = {"is_new", "nth", "note_nth"}
"""What `any_move` asks so as not to list: watched scenarios hold it against the list."""

COMPARISONS: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
}
UNMARKED = str.maketrans("", "", "() ")
"""Sources that differ in these alone count as one."""
Operation = TypeVar("Operation", ast.AugAssign, ast.BoolOp, ast.BinOp)
SIGNS: dict[type[ast.operator], type[ast.operator]] = {ast.Add: ast.Sub, ast.Sub: ast.Add}


@dataclass(frozen=True)
class Mutant:
    """One change: where, how the lines read before and after, and the module's whole source."""

    file: str
    function: str
    line: int
    lines: range
    """Where it is noticed that the changed code runs."""
    before: str
    after: str
    source: str = field(repr=False)

    def __str__(self) -> str:
        return f"{self.file}:{self.line}  {self.before}  ->  {self.after}"


class Place:
    """Where a node stands: the lines of its statement, and the function around it."""

    def __init__(self, function: str, lines: range) -> None:
        self.function = function
        self.lines = lines


def mutants_of(path: Path, folder: Path) -> list[Mutant]:
    """All mutants of a module of a folder, in the order of its lines, none twice."""
    name = str(path.relative_to(folder))
    text = path.read_text("utf-8")
    tree = ast.parse(text)
    found: dict[str, Mutant] = {}
    for place, node, replacement in changes(tree):
        source, before, after = edited(text, node, replacement)
        if before != after:
            mutant = Mutant(name, place.function, node.lineno, place.lines, before, after, source)
            found.setdefault(source.translate(UNMARKED), mutant)
    return sorted(found.values(), key=lambda mutant: mutant.line)


def edited(text: str, node: ast.stmt | ast.expr, replacement: str) -> tuple[str, str, str]:
    """The source with the node replaced, and its lines before and after."""
    assert node.end_lineno is not None
    assert node.end_col_offset is not None
    lines = text.encode().splitlines(keepends=True)  # columns are counted in bytes
    first, last = node.lineno - 1, node.end_lineno - 1
    old = b"".join(lines[first : last + 1])
    tail = lines[last][node.end_col_offset :]
    new = lines[first][: node.col_offset] + replacement.encode() + tail
    source = b"".join([*lines[:first], new, *lines[last + 1 :]])
    return source.decode(), " ".join(old.decode().split()), " ".join(new.decode().split())


Change = tuple[Place, ast.stmt | ast.expr, str]


def changes(tree: ast.Module) -> Iterator[Change]:
    tables: set[str] = set()
    for statement in tree.body:
        if isinstance(statement, ast.AnnAssign) and isinstance(statement.target, ast.Name):
            tables.add(statement.target.id)
        if fills_one(statement, tables):
            yield Place("", range(statement.lineno, statement.lineno + 1)), statement, "pass"
        yield from in_statement(statement, "")


def fills_one(statement: ast.stmt, tables: set[str]) -> bool:
    """Whether this is `TURNS[LEFT] = 3` or the like, without which the module loads as well.

    A table of another module is not made anew for a mutant: it keeps what was put in before.
    """
    if not isinstance(statement, ast.Assign) or not isinstance(statement.targets[0], ast.Subscript):
        return False
    table = statement.targets[0].value
    return isinstance(table, ast.Name) and table.id in tables


def in_statement(statement: ast.stmt, function: str) -> Iterator[Change]:
    """Changes of a statement and of those inside it."""
    if isinstance(statement, ast.FunctionDef):
        if statement.name not in CONTRACT | UNLISTED:
            name = f"{function}.{statement.name}".strip(".")
            yes_or_no = isinstance(statement.returns, ast.Name) and statement.returns.id == "bool"
            for inner in statement.body:
                yield from in_statement(inner, name)
            if yes_or_no:
                yield from negated_returns(statement, name)
        return
    if isinstance(statement, ast.ClassDef):
        for inner in statement.body:
            yield from in_statement(inner, statement.name)
        return
    blocks = [getattr(statement, name, []) for name in ("body", "orelse", "finalbody")]
    inside = [inner for block in blocks for inner in block]
    end = inside[0].lineno - 1 if inside else statement.end_lineno
    assert end is not None
    place = Place(function, range(statement.lineno, max(end, statement.lineno) + 1))
    yield from of_statement(statement, place)
    for inner in inside:
        if not (tells_only(statement) and isinstance(inner, ast.Expr)):
            yield from in_statement(inner, function)


def of_statement(statement: ast.stmt, place: Place) -> Iterator[Change]:
    if isinstance(statement, (ast.Assert, ast.Import, ast.ImportFrom)):
        return  # an assert in the rules is for the type checker
    if shows_only(statement):
        return  # a scenario sees where it leads, not the way there
    if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant):
        return
    if place.function and isinstance(statement, (ast.Expr, ast.Assign, ast.AugAssign)):
        yield place, statement, "pass"
    if isinstance(statement, ast.AugAssign) and type(statement.op) in SIGNS:
        yield place, statement, ast.unparse(with_op(statement, SIGNS[type(statement.op)]()))
    if isinstance(statement, ast.If):
        yield place, statement.test, "False"
        if not tells_only(statement):
            yield place, statement.test, "True"
    if isinstance(statement, ast.While):
        yield place, statement.test, "False"
    if tells_only(statement):
        return
    for expression in own_expressions(statement):
        for node in parts_of(expression):
            for replacement in of_expression(node):
                simple = isinstance(replacement, ast.Constant)
                text = ast.unparse(replacement)
                yield place, node, text if simple else f"({text})"


def tells_only(statement: ast.stmt) -> bool:
    """Whether this is `if not self.quiet:` or the like, which only saves time."""
    quiet = ("not self.quiet", "not table.quiet")
    return isinstance(statement, ast.If) and ast.unparse(statement.test) in quiet


def shows_only(statement: ast.stmt) -> bool:
    """Whether people are only let see how the table stands, and told nothing."""
    shown = getattr(statement, "body", []) if tells_only(statement) else [statement]
    return all(ast.unparse(one) in ("self.let_see()", "table.let_see()") for one in shown)


def own_expressions(statement: ast.stmt) -> Iterator[ast.expr]:
    """The expressions of a statement itself, without its blocks and annotations."""
    for name, value in ast.iter_fields(statement):
        if name != "annotation":
            for item in value if isinstance(value, list) else [value]:
                if isinstance(item, ast.expr):
                    yield item


def parts_of(node: ast.AST) -> Iterator[ast.expr]:
    """An expression and all inside it; what stands in a formatted text has no place of its own."""
    if isinstance(node, ast.JoinedStr):
        return
    if isinstance(node, ast.expr):
        yield node
    for child in ast.iter_child_nodes(node):
        yield from parts_of(child)


def of_expression(node: ast.expr) -> Iterator[ast.expr]:
    if isinstance(node, ast.Compare):
        for at, op in enumerate(node.ops):
            for other in COMPARISONS[type(op)]:
                changed = copy.deepcopy(node)
                changed.ops[at] = other()
                yield changed
    elif isinstance(node, ast.BoolOp):
        yield with_op(node, ast.Or() if isinstance(node.op, ast.And) else ast.And())
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield node.operand
    elif isinstance(node, ast.BinOp) and type(node.op) in SIGNS:
        yield with_op(node, SIGNS[type(node.op)]())
    elif isinstance(node, ast.Constant):
        for value in other_values(node.value):
            yield ast.Constant(value)
    elif isinstance(node, ast.IfExp):
        yield node.body
        yield node.orelse


def with_op(node: Operation, op: ast.operator | ast.boolop) -> Operation:
    changed = copy.deepcopy(node)
    setattr(changed, "op", op)  # noqa: B010 (each kind of node has operators of its own)
    return changed


def other_values(value: object) -> list[int | bool]:
    if isinstance(value, bool):
        return [not value]
    if isinstance(value, int):
        return [value + 1, value - 1] if value else [1]
    return []


def negated_returns(function: ast.FunctionDef, name: str) -> Iterator[Change]:
    """What answers yes or no answers otherwise."""
    for node in ast.walk(function):
        if isinstance(node, ast.Return) and node.value is not None:
            assert node.end_lineno is not None
            place = Place(name, range(node.lineno, node.end_lineno + 1))
            if not isinstance(node.value, ast.Constant):
                yield place, node.value, f"not ({ast.unparse(node.value)})"
