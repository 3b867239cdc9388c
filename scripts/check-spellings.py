#!/usr/bin/env python3
"""Checks that every spelling of a value is read at every door as the same bits, and prints the table.

    scripts/check-spellings.py [--hooke FILE] [--c LIBRARY] [--javascript FOLDER]

Doors: arguments, options, hooke eval, files of own transitions, tokens, C and JavaScript (where their builds are named).
Codable is checked by the tests of the types. Status 1 if a door refuses a spelling, or reads another value.
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
SPRINGS = [
    ["bouncy", "spring(bouncy)", "spring(preset=bouncy)", "spring(duration=0.5, bounce=0.3)", '{"preset":"bouncy"}',
     '{"spring":"bouncy"}', '{"duration":0.5,"bounce":0.3}'],
    ["spring(stiffness=100, damping-ratio=0.5)", "spring(stiffness=100, dampingRatio=0.5)", "core-animation-default",
     "spring(mass=1, stiffness=100, damping=10)", "react-spring(100, 10)", '{"stiffness":100,"dampingRatio":0.5}',
     '{"stiffness":100,"damping-ratio":0.5}', '{"stiffness":100,"damping":10}', '{"reactSpring":[100,10]}'],
    ["origami(40, 7)", "origami(tension=40, friction=7)", "spring(stiffness=230.2, damping=22)", '{"origami":[40,7]}',
     '{"origami":{"tension":40,"friction":7}}'],
    ["spring(response=0.4, damping-ratio=0.8)", '{"response":0.4,"dampingRatio":0.8}'],
]
CURVES = [
    ["ease-in-out", "easeInOut", "cubic-bezier(0.42, 0, 0.58, 1)", "bezier(0.42, 0, 0.58, 1)", '{"bezier":[0.42,0,0.58,1]}'],
    ["easeOutBounce", "ease-out-bounce", '{"curve":"easeOutBounce"}'],
    ["emphasized", '{"curve":"emphasized"}'],
    ["steps(4)", '{"steps":4}', '{"steps":4,"jump":"jump-end"}'],
    ["linear(0, 0.5 25%, 1)", '{"linear":[[0,0],[0.25,0.5],[1,1]]}'],
    ["spring(bouncy)", "spring(duration=0.5, bounce=0.3)", '{"spring":"bouncy"}', '{"spring":{"preset":"bouncy"}}'],
    ["spring(bouncy, velocity=2)", '{"spring":"bouncy","velocity":2}'],
    ["reversed(linear(0, 0.5 25%, 1))", '{"reversed":"linear(0, 0.5 25%, 1)"}'],
]
DECISIONS = [["threshold=0.6", "threshold(0.6)", '{"threshold":0.6}'], ["look-ahead=0.2", "lookAhead=0.2"],
             ["velocity-sign", "velocitySign"]]
LAWS = [["quintic(0.4, join=c2)", '{"quintic":0.4,"join":"c2"}'], ["third-order(9)", "thirdOrder(9)", '{"thirdOrder":9}'],
        ["bouncy", "spring(bouncy)"]]
FADES = [["fade(0.3, half-life=0.1)", "fade(0.3, halfLife=0.1)", '{"fade":0.3,"half-life":0.1}']]
LIMITS = [["limits(speed=2, acceleration=10)", "limits(acceleration=10, speed=2, reverse-speed=2)", '{"speed":2,"acceleration":10}',
           '{"limits":{"speed":2,"acceleration":10}}'],
          ["limits(speed=2, reverse-acceleration=none, jerk=50)", "limits(jerk=50, speed=2)", '{"speed":2,"jerk":50}']]
STAGGERS = [["stagger(each=0.1, origin=center)", '{"each":0.1,"origin":"center"}', '{"stagger":{"each":0.1,"origin":"center"}}'],
            ["stagger(total=0.4, easing=cubic-bezier(0.42, 0, 0.58, 1))", "stagger(total=0.4, origin=first, easing=ease-in-out)",
             '{"total":0.4,"easing":{"bezier":[0.42,0,0.58,1]}}'],
            ["stagger(each=0.1, origin=grid(columns=2, rows=2))", "stagger(each=0.1, origin=grid(columns=2, column=0.5, row=0.5))",
             '{"each":0.1,"origin":{"columns":2,"rows":2}}'], ["stagger(each=0.1, origin=2)", '{"each":0.1,"origin":2}']]
TRACKS = [["track(times=[0, 1, 3], values=[0, 4, 1], mode=monotone)", '{"times":[0,1,3],"values":[0,4,1],"mode":"monotone"}'],
          ["track(times=[0, 1], values=[0, 4], interpolations=[segment(mode=hermite, start-velocity=2, end-velocity=0)])",
           '{"times":[0,1],"values":[0,4],"interpolations":[{"mode":"hermite","startVelocity":2,"endVelocity":0}]}'],
          ["track(times=[0, 1, 2], values=[0, 4, 1], mode=kochanek-bartels, tension=0.5)",
           '{"times":[0,1,2],"values":[0,4,1],"mode":"kochanekBartels","tension":0.5}']]
CHOREOGRAPHIES = [["sequence([move(x, from=0, to=1, spring=bouncy), interval(0.2), move(x, to=0, curve=ease-in, duration=0.5)])",
                   "sequence(move(x, from=0, to=1, spring=spring(bouncy)), interval(0.2), move(x, to=0, curve=ease-in, duration=0.5))",
                   '{"sequence":[{"move":"x","from":0,"to":1,"spring":"bouncy"},{"interval":0.2},'
                   '{"move":"x","to":0,"curve":"ease-in","duration":0.5}]}'],
                  ["move([x, y, z], from=0, to=1, spring=bouncy, each=0.1, repeat=2, yoyo=true)",
                   "move([x, y, z], from=0, to=1, spring=bouncy, delays=stagger(each=0.1), repeat=2, yoyo=true)",
                   '{"move":["x","y","z"],"from":0,"to":1,"spring":"bouncy","each":0.1,"repeat":2,"yoyo":true}']]
SETTLES = [["bouncy", "spring(bouncy)", "spring(duration=0.5, bounce=0.3)", '{"spring":"bouncy"}'],
           ["uikit(ease-out)", '{"uikit":"ease-out"}'], ["curve"]]


def run(*arguments, text=None):
    done = subprocess.run([hooke, *arguments], input=text, capture_output=True, text=True, cwd=folder, timeout=120)
    if done.returncode not in (0, 3):
        raise ValueError((done.stdout + done.stderr).strip()[:300])
    return done.stdout


def value(spelling):
    return json.loads(spelling) if spelling.startswith("{") else spelling


def ask(question):
    return json.loads(run("eval", text=json.dumps(question) + "\n"))


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


def told_by_javascript(function, spelling):
    script = f"""import {{ {function} }} from {json.dumps(os.path.abspath(options.javascript) + "/node.js")};
        console.log(JSON.stringify({function}({json.dumps(value(spelling))}).text));"""
    done = subprocess.run(["node", "--input-type=module", "-e", script], capture_output=True, text=True, cwd=folder)
    if done.returncode:
        raise ValueError(done.stderr.strip()[:300])
    return done.stdout


def times(spelling, *names):
    return run(*names, spelling, "--times", "0.1,0.3,0.7")


TEXT = "text"  # A door for text; the others take JSON too.
SPRING_DOORS = {
    "`hooke spring sample X`": (TEXT, lambda s: times(s, "spring", "sample")),
    "`hooke spring sample --spring X`": (TEXT, lambda s: times(s, "spring", "sample", "--spring")),
    "`hooke reduce --spring X`": (TEXT, lambda s: run("reduce", "--spring", s)),
    "eval `\"spring\":X`": (None, lambda s: ask({"op": "spring", "spring": value(s), "times": [0.1]})),
    "eval, fields of the question": (None, lambda s: ask(
        {"op": "spring", "times": [0.1], **(value(s) if s[0] == "{" else {"spring": s})})),
    "eval `\"springs\":[X]`": (None, lambda s: ask({"op": "batch", "springs": [value(s)], "times": [0.1]})),
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
    SPRING_DOORS["JavaScript `spring(X)`"] = (None, lambda s: told_by_javascript("spring", s))
    CURVE_DOORS["JavaScript `curve(X)`"] = (None, lambda s: told_by_javascript("curve", s))

faults = []
for title, doors, groups in [("spring", SPRING_DOORS, SPRINGS), ("curve", CURVE_DOORS, CURVES),
                             ("decision", DECISION_DOORS, DECISIONS), ("settle", SETTLE_DOORS, SETTLES),
                             ("law", LAW_DOORS, LAWS), ("law", FADE_DOORS, FADES), ("limits", LIMIT_DOORS, LIMITS), ("delays", STAGGER_DOORS, STAGGERS),
                             ("track", TRACK_DOORS, TRACKS), ("choreography", CHOREOGRAPHY_DOORS, CHOREOGRAPHIES)]:
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
