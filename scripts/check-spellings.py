#!/usr/bin/env python3
"""Checks that every spelling of a value is read at every door as the same bits, and prints the table.

    scripts/check-spellings.py [--hooke FILE] [--c LIBRARY] [--javascript FOLDER]

Doors: arguments, options, hooke eval, files of own transitions, tokens, C, JavaScript and links of Studio (where their
builds are named).
`SpellingsTests` reads the same list, scripts/spellings.json, by Codable. Status 1 if a door refuses a spelling, or reads
another value.
"""
import argparse
import ctypes
import json
import os
import subprocess
import sys
import tempfile

parser = argparse.ArgumentParser()
parser.add_argument("--hooke", default=".build/debug/hooke")
parser.add_argument("--c", help="libhooke.so")
parser.add_argument("--javascript", help="the folder of node.js and hooke.wasm")
options = parser.parse_args()
hooke = os.path.abspath(options.hooke)
folder = tempfile.mkdtemp()

# Groups of spellings of one value; those that begin with a brace are JSON.
with open(os.path.join(os.path.dirname(os.path.abspath(__file__)), "spellings.json")) as file:
    SPELLINGS = json.load(file)


def run(*arguments):
    done = subprocess.run([hooke, *arguments], capture_output=True, text=True, cwd=folder, timeout=120)
    if done.returncode not in (0, 3):
        raise ValueError((done.stdout + done.stderr).strip()[:300])
    return done.stdout


def value(spelling):
    return json.loads(spelling) if spelling.startswith("{") else spelling


class Answers:
    """A program that answers each line of JSON with one, an object with `error` if it refuses."""

    def __init__(self, *command):
        self.command, self.program = command, None

    def ask(self, question):
        if self.program is None:
            self.program = subprocess.Popen(self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=folder)
        self.program.stdin.write(json.dumps(question) + "\n")
        self.program.stdin.flush()
        answer = json.loads(self.program.stdout.readline())
        if isinstance(answer, dict) and "error" in answer:
            raise ValueError(answer["error"])
        return answer


ask = Answers(hooke, "eval").ask


def own(**animation):
    content = {"presented": {"color": "#DFB771"}, "animations": [
        {"view": "presented", "property": "frame", "from": [390, 0, 390, 844], **animation}]}
    with open(os.path.join(folder, "own.json"), "w") as file:
        json.dump(content, file)
    return run("export", "own.json", "--format", "waapi")


def sampled(question):
    with open(os.path.join(folder, "motion.json"), "w") as file:
        json.dump(question, file)
    return run("motion", "sample", "motion.json", "--rate", "20")


def token(kind, extension):
    curve = [0.3, 0.8, 0, 1]
    time = {"value": 500, "unit": "ms"}
    content = curve if kind == "cubicBezier" else {"duration": time, "delay": time, "timingFunction": curve}
    with open(os.path.join(folder, "tokens.json"), "w") as file:
        json.dump({"a": {"$type": kind, "$value": content, "$extensions": {"org.hooke": extension}}}, file)
    return run("tokens", "read", "tokens.json")


TRACE = "time_ms,phase,x,y\n" + "".join(
    f"{8 * i},{'down' if i == 0 else 'up' if i == 20 else 'move'},{20 + 8 * i},400\n" for i in range(21))


def study(**fields):
    answer = ask({"op": "tune", "trace": TRACE, **fields})
    return [(r["outcome"], r.get("lasts"), r.get("overshoot")) for r in answer["results"]]


def tuned(option, spelling):
    answer = json.loads(run("tune", "swipe-right", "--json", option, spelling))
    results = (answer["traces"] if "traces" in answer else [answer])[0]["results"]
    return [(r["outcome"], r.get("lasts"), r.get("overshoot")) for r in results]


def played(option, spelling):
    return run("play", "slide", "--edge", "left", "--gesture", "swipe-right", "--out", "play", option, spelling)


def exported(option, spelling):
    return run("export", "slide", "--format", "interactive", "--out", "page.html", option, spelling)


def parsed_by_c(function, spelling, count):
    library = ctypes.CDLL(os.path.abspath(options.c))
    out = (ctypes.c_double * 3)()
    handle = ctypes.c_uint64()
    data = spelling.encode()
    call = getattr(library, function)
    call.restype = ctypes.c_int
    place = out if count else ctypes.byref(handle)
    if call(data, ctypes.c_size_t(len(data)), place, None) != 0:
        raise ValueError("refused")
    if count:
        return list(out)
    written = ctypes.create_string_buffer(1000)
    length = ctypes.c_size_t()
    library.hooke_curve_text(handle, written, ctypes.c_size_t(1000), ctypes.byref(length), None)
    return written.raw[:length.value].decode()


# Evaluates `code`, the body of a function of X, with what it imports.
told = Answers("node", "--input-type=module", "-e", """
    import { createInterface } from "node:readline";
    const Body = Object.getPrototypeOf(async () => {}).constructor;
    for await (const line of createInterface({ input: process.stdin })) {
        const { code, X } = JSON.parse(line);
        const answer = await new Body("X", code)(X).catch((error) => ({ error: error.message }));
        console.log(JSON.stringify(answer));
    }""").ask


def told_by_javascript(expression, spelling, module="node.js"):
    """The value of an expression of X in JavaScript."""
    module = json.dumps(os.path.abspath(options.javascript) + "/" + module)
    return told({"code": f"const hooke = await import({module}); return {expression};", "X": value(spelling)})


def linked(screen, spelling):
    sources = os.path.abspath(os.path.join(os.path.dirname(__file__), "../Sources"))
    code = f"""
        const {{ init }} = await import("{sources}/JavaScript/core.js");
        const {{ readFileSync }} = await import("node:fs");
        await (globalThis.isReady ??= init(readFileSync({json.dumps(os.path.abspath(options.javascript) + "/hooke.wasm")})));
        const {{ read }} = await import("{sources}/Web/studio/model/link.js");
        const {{ screens }} = await import("{sources}/Web/studio/model/screens.js");
        const {{ state, faults }} = read("#1;{screen};s=" + encodeURIComponent(X), screens);
        if (faults.length) throw new Error(faults.join());
        return state.{screen}.items;"""
    return told({"code": code, "X": spelling})


def times(spelling, *names):
    return run(*names, spelling, "--times", "0.1,0.3,0.7")


TEXT = "text"  # A door for text; the others take JSON too.
SPRING_DOORS = {
    "`hooke spring sample X`": (TEXT, lambda s: times(s, "spring", "sample")),
    "`hooke spring sample --spring X`": (TEXT, lambda s: times(s, "spring", "sample", "--spring")),
    "`hooke reduce --spring X`": (TEXT, lambda s: run("reduce", "--spring", s)),
    "eval `\"spring\":X`": (None, lambda s: ask({"op": "spring", "spring": value(s), "at": [0.1]})),
    "eval, fields of the question": (None, lambda s: ask(
        {"op": "spring", "at": [0.1], **(value(s) if s[0] == "{" else {"spring": s})})),
    "eval `\"springs\":[X]`": (None, lambda s: ask({"op": "batch", "springs": [value(s)], "at": [0.1]})),
    "eval `\"by\":X`": (None, lambda s: ask({"op": "handover", "motion": 1, "at": [0.2], "switches": [
        {"at": 0.1, "to": 0, "by": value(s)}]})),
    "eval choreography `\"spring\":X`": (None, lambda s: ask(
        {"op": "choreography", "move": "x", "from": 0, "to": 1, "spring": value(s), "at": [0.1]})),
    "own transition `\"spring\":X`": (None, lambda s: own(spring=value(s))),
    "token `\"spring\":X`": (None, lambda s: token("transition", {"spring": value(s)})),
}
CURVE_DOORS = {
    "`hooke curve sample X`": (TEXT, lambda s: times(s, "curve", "sample")),
    "`hooke reduce --curve X`": (TEXT, lambda s: run("reduce", "--curve", s, "--error", "0.01")),
    "`hooke tokens nearest X`": (TEXT, lambda s: run("tokens", "nearest", s)),
    "eval `\"curve\":X`": (None, lambda s: ask({"op": "curve", "curve": value(s), "x": [0.1, 0.3, 0.7]})),
    "eval `\"timing\":X`": (None, lambda s: ask(
        {"op": "keyframes", "times": [0, 1], "values": [0, 1], "mode": "linear", "timing": value(s), "at": [0.3]})),
    "eval motion `\"curve\":X`": (None, lambda s: ask(
        {"op": "handover", "motion": {"curve": value(s), "duration": 1, "to": 1}, "switches": [], "at": [0.3]})),
    "own transition `\"curve\":X`": (None, lambda s: own(curve=value(s), duration=0.5)),
    "token `\"curve\":X`": (None, lambda s: token("cubicBezier", {"curve": value(s)})),
}
DECISION_DOORS = {
    "`hooke play --decision X`": (TEXT, lambda s: played("--decision", s)),
    "`hooke export --decision X`": (TEXT, lambda s: exported("--decision", s)),
    "`hooke tune --decision X`": (TEXT, lambda s: tuned("--decision", s)),
    "`hooke lint --decision X`": (TEXT, lambda s: run("lint", "--transition", "slide", "--decision", s)),
    "eval `\"decisions\":[X]`": (None, lambda s: study(decisions=[value(s)])),
}
SETTLE_DOORS = {
    "`hooke play --settle X`": (TEXT, lambda s: played("--settle", s)),
    "`hooke export --settle X`": (TEXT, lambda s: exported("--settle", s)),
    "`hooke tune --settle X`": (TEXT, lambda s: tuned("--settle", s)),
    "eval `\"settles\":[X]`": (None, lambda s: study(decisions=["threshold"], settles=[value(s)])),
}
LAW_DOORS = {
    "eval handover `\"by\":X`": (None, lambda s: ask({"op": "handover", "motion": 1, "at": [0.2], "switches": [
        {"at": 0.1, "to": 0, "by": value(s)}]})),
    "eval choreography `\"by\":X`": (None, lambda s: ask({"op": "choreography", "sequence": [
        {"move": "x", "from": 0, "to": 1, "spring": "bouncy"},
        {"move": "x", "to": 0, "spring": "bouncy", "start": {"fraction": 0.3}, "by": value(s)}], "at": [0.1, 0.3]})),
    "`hooke motion sample`": (None, lambda s: sampled({"op": "handover", "motion": 1, "switches": [
        {"at": 0.1, "to": 0, "by": value(s)}]})),
}
# A choreography has no fades.
FADE_DOORS = {door: read for door, read in LAW_DOORS.items() if "choreography" not in door}
LIMIT_DOORS = {
    "eval `\"limits\":X`": (None, lambda s: ask({"op": "profile", "from": 0, "to": 3, "limits": value(s), "at": [0.3, 1]})),
    "eval, fields of the question": (None, lambda s: ask({"op": "profile", "from": 0, "to": 3, "at": [0.3, 1], **(
        value(s) if s[0] == "{" else {"limits": s})})),
    "`hooke motion sample`": (None, lambda s: sampled({"op": "profile", "from": 0, "to": 3, "limits": value(s)})),
}
MOVES = {"op": "choreography", "move": ["a", "b", "c", "d"], "from": 0, "to": 1, "spring": "bouncy"}
STAGGER_DOORS = {
    "eval `\"delays\":X`": (None, lambda s: ask({**MOVES, "delays": value(s), "at": [0.3, 1]})),
    "eval, fields of the part": (None, lambda s: ask({**MOVES, "at": [0.3, 1], **(
        value(s) if s[:7] in ('{"each"', '{"total') else {"delays": value(s)})})),
    "`hooke motion sample`": (None, lambda s: sampled({**MOVES, "delays": value(s)})),
}
TRACK_DOORS = {
    "eval `\"motion\":X`": (None, lambda s: ask({"op": "handover", "motion": value(s), "switches": [], "at": [0.3, 2]})),
    "eval `\"path\":X`": (None, lambda s: ask({"op": "follow", "path": value(s), "from": 0, "halfLife": 1, "at": [0.3, 2]})),
    "`hooke motion sample`": (None, lambda s: sampled({"op": "handover", "motion": value(s), "switches": []})),
}
CHOREOGRAPHY_DOORS = {
    "eval `\"group\":[X]`": (None, lambda s: ask({"op": "choreography", "group": [value(s)], "at": [0.1, 0.6]})),
    "eval `\"switches\"`, `\"to\":X`": (None, lambda s: ask({"op": "choreography", "interval": 1, "switches": [
        {"at": 0.1, "to": value(s)}], "at": [0.1, 0.6]})),
    "`hooke motion sample`": (None, lambda s: sampled({"op": "choreography", "group": [value(s)]})),
}
if options.c:
    SPRING_DOORS["C `hooke_spring_parse`"] = (TEXT, lambda s: parsed_by_c("hooke_spring_parse", s, 3))
    CURVE_DOORS["C `hooke_curve_parse`"] = (TEXT, lambda s: parsed_by_c("hooke_curve_parse", s, 0))
if options.javascript:
    SPRING_DOORS["JavaScript `spring(X)`"] = (None, lambda s: told_by_javascript("hooke.spring(X).text", s))
    CURVE_DOORS["JavaScript `curve(X)`"] = (None, lambda s: told_by_javascript("hooke.curve(X).text", s))
    DECISION_DOORS["JavaScript `rule: X`"] = (None, lambda s: told_by_javascript(
        "Array.from({ length: 100 }, (_, k) => hooke.decide({ fraction: (k % 10) / 10, velocity: k / 20 - 2.5, rule: X }))", s))
    SETTLE_DOORS["JavaScript `style: X`"] = (None, lambda s: told_by_javascript(
        "hooke.settle({ fraction: 0.4, velocity: 2, outcome: 'finish', style: X }).sample([0.1, 0.2])", s))
    motions = "trajectories-node.js"
    CURVE_DOORS["JavaScript motion `curve: X`"] = (None, lambda s: told_by_javascript(
        "hooke.motion({ curve: X, duration: 1 }).sample([0.1, 0.3, 0.7])", s, motions))
    LAW_DOORS["JavaScript `by: X`"] = (None, lambda s: told_by_javascript(
        "hooke.motion(1).handOver(0, { at: 0.1, by: X }).sample([0.2, 0.3])", s, motions))
    LIMIT_DOORS["JavaScript `limits: X`"] = (None, lambda s: told_by_javascript(
        "hooke.profile({ to: 10, limits: X }).sample([0.3, 1])", s, motions))
    SPRING_DOORS["Studio `#1;springs;s=X`"] = (TEXT, lambda s: linked("springs", s))
    CURVE_DOORS["Studio `#1;curves;s=X`"] = (TEXT, lambda s: linked("curves", s))

faults = []
for title, doors in [("spring", SPRING_DOORS), ("curve", CURVE_DOORS), ("decision", DECISION_DOORS), ("settle", SETTLE_DOORS),
                     ("law", LAW_DOORS), ("fade", FADE_DOORS), ("limits", LIMIT_DOORS), ("stagger", STAGGER_DOORS),
                     ("track", TRACK_DOORS), ("choreography", CHOREOGRAPHY_DOORS)]:
    groups = SPELLINGS[title]
    names = [name for group in groups for name in group]
    print(f"\n| {title} | " + " | ".join(f"`{name}`" for name in names) + " |")
    print("| --- |" + " --- |" * len(names))
    for door, (kind, read) in doors.items():
        cells = []
        for group in groups:
            first = None
            for spelling in group:
                if kind == TEXT and spelling.startswith("{"):
                    cells.append("–")
                    continue
                try:
                    found = json.dumps(read(spelling))
                except (ValueError, KeyError) as error:
                    cells.append("refused")
                    faults.append(f"{door} refuses {spelling}: {error}")
                    continue
                first = first or found
                cells.append("same" if found == first else "**other**")
                if found != first:
                    faults.append(f"{door} reads {spelling} as another value than {group[0]}")
        print(f"| {door} | " + " | ".join(cells) + " |")
for fault in faults:
    print(fault, file=sys.stderr)
sys.exit(1 if faults else 0)
