"""Cases with their conditions, as lines of JSON, for generate.py."""

from mpmath import mpf, nstr

import truth


def exact(value):
    """Doubles as mpf, in any nesting."""
    if isinstance(value, dict):
        return {name: exact(inner) for name, inner in value.items()}
    if isinstance(value, list):
        return [exact(inner) for inner in value]
    return mpf(value) if isinstance(value, float) else value


def perturbed(value, h):
    """The same inputs with one of their numbers multiplied by 1 + h, once for each number that is not 0."""
    for key, inner in list(value.items() if isinstance(value, dict) else enumerate(value)):
        if isinstance(inner, (dict, list)):
            for changed in perturbed(inner, h):
                yield {**value, key: changed} if isinstance(value, dict) else [*value[:key], changed, *value[key + 1:]]
        elif isinstance(inner, mpf) and inner != 0:
            yield {**value, key: inner * (1 + h)} if isinstance(value, dict) else [*value[:key], inner * (1 + h), *value[key + 1:]]


def flat(out):
    return [number for value in out.values() for number in (value if isinstance(value, list) else [value])]


def shaped(like, values):
    values = iter(values)
    return {name: [next(values) for _ in value] if isinstance(value, list) else next(values) for name, value in like.items()}


def conditions(function, given, size=lambda given, out: {}, h=mpf(10) ** -20):
    """The size + the sum of |x·df/dx| over the inputs, for each result f; the size is |f| where no other is given."""
    out = function(given)
    base, sums = flat(out), [abs(number) for number in flat({**out, **size(given, out)})]
    for changed in perturbed(given, h):
        for i, number in enumerate(flat(function(changed))):
            sums[i] += abs(number - base[i]) / h
    return out, shaped(out, sums)


def text(value, digits=30):
    if isinstance(value, dict):
        return "{" + ",".join(f'"{name}":{text(inner, digits)}' for name, inner in value.items()) + "}"
    if isinstance(value, (list, tuple)):
        return "[" + ",".join(text(inner, digits) for inner in value) + "]"
    if isinstance(value, str):
        return f'"{value}"'
    if isinstance(value, (int, float)):
        return repr(value).removesuffix(".0") if value else "0"
    return "0" if value == 0 else nstr(value, digits).removesuffix(".0")


class Family:
    """The cases of a file: a function of truth.py, its check if it has one, and the class of its results."""

    def __init__(self, name, function, tolerance, size=lambda given, out: {}):
        self.name, self.function, self.tolerance, self.size = name, function, tolerance, size
        self.check = getattr(truth, f"check_{name}", None)
        self.lines, self.counts = [], {}

    def add(self, kind, given, tolerance=None, result=None):
        """Adds a case; its results are those of the function, or given with their conditions."""
        exactly = exact(given)
        out, condition = result or conditions(self.function, exactly, self.size)
        if self.check and not result:
            self.check(exactly)
        self.counts[kind] = self.counts.get(kind, 0) + 1
        self.lines.append("{" + ",".join((
            f'"id":"{kind} {self.counts[kind]}"', f'"class":"{tolerance or self.tolerance}"', f'"in":{text(given)}',
            f'"out":{text(out)}', f'"condition":{text(condition, 3)}')) + "}")

    def content(self):
        return f'{{"format":1,"family":"{self.name}","cases":[\n' + ",\n".join(self.lines) + "\n]}\n"
