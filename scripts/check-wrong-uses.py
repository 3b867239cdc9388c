#!/usr/bin/env python3
"""Checks what wrong uses of the command are answered: the field or option, its value, what is accepted, the nearest choice.

    scripts/check-wrong-uses.py [--hooke FILE] [--print]

A use is the arguments of `hooke`, or a question of `hooke eval` if it begins with a brace or a bracket. Status 1 if an answer
lacks a part, is a success or a crash, or if a right use is refused.
"""
import argparse
import json
import os
import shlex
import subprocess
import sys
import tempfile

parser = argparse.ArgumentParser()
parser.add_argument("--hooke", default=".build/debug/hooke")
parser.add_argument("--print", action="store_true", help="print all answers")
options = parser.parse_args()
hooke = os.path.abspath(options.hooke)
top = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))

# A wrong use, and the parts of its answer.
WRONG = [
    ('springs', 'unknown command of hooke "springs"', 'did you mean "spring"?', 'Accepted: play'),
    ('spring shwo', 'unknown command of hooke spring "shwo"', 'did you mean "show"?', 'Accepted: show'),
    ('spring show --presset bouncy', 'unknown option "--presset"', 'did you mean "--preset"?', 'Accepted: --spring'),
    ('spring show --preset bouncey', '--preset is "bouncey"', 'did you mean "bouncy"?', 'Accepted: smooth'),
    ('spring show --stiffness 100', '--stiffness is 100 alone', 'accepted: with it one of --damping'),
    ('spring show --stiffness -5 --damping 1', '--stiffness is -5.0', 'accepted: a finite number above 0'),
    ('spring show --stiffness abc --damping 1', '--stiffness is "abc"', 'accepted: a number'),
    ('spring show --duration 0.5 --bounce 1.5', '--bounce is 1.5', 'accepted: above -1 and at most 1'),
    ('spring show --preset bouncy --duration 0.4', '--duration is 0.4 beside --preset "bouncy"', 'accepted: one of the two'),
    ('spring css --preset bouncy --error 1%', '--error is "1%"', 'accepted: a number'),
    ('spring css --stiffness 100 --damping 0', '--until is missing', 'accepted: a number of seconds'),
    ('spring css --preset bouncy --error 0', '--error is 0.0', 'accepted: above 0 and below 1'),
    ('spring sample --preset bouncy --rate 0', '--rate is 0.0', 'accepted: a finite number above 0'),
    ('spring plot --preset bouncy --out x.pdf', '--out is "x.pdf"', 'accepted: a name that ends in .svg or .png'),
    ('spring fit nofile.csv', 'cannot be read: no such file'),
    ('curve show ease-in-outt', 'the curve is "ease-in-outt"', 'did you mean "ease-in-out"?', 'Accepted: ease'),
    ('curve show "cubic-bezier(0.3, 0, 1.2, 1)"', 'the curve is "cubic-bezier(0.3, 0, 1.2, 1)"',
     'accepted at character 22: a number in [0'),
    ('curve show "cubic-bezier(0.3 0 0.2 1)"', 'the curve is "cubic-bezier(0.3 0 0.2 1)"', 'accepted at character 18: a comma'),
    ('curve show "steps(0)"', 'the curve is "steps(0)"', 'accepted at character 7: a whole number from 1 to 2147483647'),
    ('curve show spring:bouncey', 'the curve is "spring:bouncey"', 'did you mean "spring(bouncey)"?', 'Accepted: ease'),
    ('export drawr', 'the transition is "drawr"', 'did you mean "drawer"?', 'Accepted: drawer'),
    ('export drawer --format htm --out x.html', '--format is "htm"', 'did you mean "html"?', 'Accepted: html'),
    ('export drawer --format gif --out x.gif', '--format is "gif"', 'accepted: html'),
    ('export drawer --size 390 --out x.html', '--size is "390"', 'accepted: width and height from 1 to 100000'),
    ('export drawer --size 390,844 --out x.html', '--size is "390,844"', 'accepted: width and height from 1 to 100000'),
    ('export drawer --edge rigth --out x.html', '--edge is "rigth"', 'did you mean "right"?', 'Accepted: left'),
    ('export drawer --format interactive --decision projectd --out x.html', '--decision is "projectd"',
     'did you mean "projected"?', 'Accepted: velocity-sign'),
    ('play drawer --gesture swipe-rigth --out x', '--gesture is "swipe-rigth"', 'did you mean "swipe-right"?',
     'Accepted: drag-and-hold'),
    ('play drawer --compare settle=curv --gesture swipe-right --out x', '--compare is "settle=curv"', 'did you mean "curve"?',
     'Accepted: spring'),
    ('tune swipe-right --decision threshold=2', '--decision.threshold is 2.0', 'accepted: a fraction from 0 to 1'),
    ('transform interpolate none "rotateY(200)"', 'the second transform is "rotateY(200)"',
     'accepted at character 9: an angle in deg'),
    ('transform interpolate none "rotatey(200deg) scal(2)"', 'the second transform is "rotatey(200deg) scal(2)"',
     'did you mean scale?', 'accepted at character 17: translate(…)'),
    ('transform project "rotateY(37deg)" --rect 100,50,200', '--rect is "100,50,200"', 'accepted: x'),
    ('keyframes sample nofile.json', 'nofile.json cannot be read: no such file'),
    ('path length "M0 0 L 10"', 'the path is "M0 0 L 10"', 'accepted at character 10: a number'),
    ('path point "M0 0H30" --at 25px', '--at is "25px"', 'accepted at character 1: a number of points'),
    ('tokens convert nofile.json', 'unknown command of hooke tokens "convert"', 'did you mean "emit"?', 'Accepted: list'),
    ('lint nofile.json', 'nofile.json cannot be read: no such file'),
    ('motion sample nofile.json', 'nofile.json cannot be read: no such file'),
    ('reduce --spring bouncy --kind bezier', '--kind is "bezier"', 'did you mean "beziers"?', 'Accepted: lines'),
    ('reduce --spring bouncy --format css --unit pz', '--unit is "pz"', 'did you mean "px"?', 'Accepted: number'),
    ('eval extra', 'extra cannot be read: no such file'),
    ('play --lst', 'unknown option "--lst"', 'did you mean "--list"?', 'Accepted: --list'),
    ('spring show --preset', '--preset has no value', 'accepted: smooth'),
    ('spring show --stiffness=1e400 --damping 1', '--stiffness is "1e400"', 'accepted: a number'),
    ('curve bouncy', 'unknown command of hooke curve "bouncy"', 'did you mean "show spring(bouncy)"?', 'Accepted: show'),
    ('curve css spring:stiffness=100', 'the curve is "spring:stiffness=100"', 'did you mean "spring(stiffness=100)"?',
     'Accepted: ease'),
    ('curve show "linear(0, 0.5"', 'the curve is "linear(0, 0.5"', 'accepted at character 14: a closing parenthesis'),
    ('curve show "steps(4))"', 'the curve is "steps(4))"', 'accepted at character 9: the end of the text'),
    ('spring show "spring(response=0.4"', 'the spring is "spring(response=0.4"',
     'accepted at character 20: a closing parenthesis'),
    ('tune swipe-right --settle "uikit(ease"', '--settle is "uikit(ease"', 'accepted at character 11: a closing parenthesis'),
    ('play drawer --compare "settle=uikit(ease"', '--compare is "settle=uikit(ease"',
     'accepted at character 18: a closing parenthesis'),
    ('curve show 0.25,0.1,0.25,1', 'the curve is "0.25,0.1,0.25,1"', 'did you mean "ease"?', 'Accepted: ease'),
    ('keyframes css Examples/Data/track.json --property opacity', 'Examples/Data/track.json: opacity is 16.37833833694458',
     'accepted: from 0 to 1'),
    ('keyframes plot Examples/Data/track.json --compare monoton --out y.svg', '--compare monoton: mode is "monoton"',
     'did you mean "monotone"?', 'Accepted: paced'),
    ('keyframes sample README.md', 'README.md: line 1, column 1: not JSON: expected a value, got #'),
    ('play nofile.json', 'nofile.json cannot be read: no such file'),
    ('play drawer --gesture nofile.csv', 'nofile.csv cannot be read: no such file'),
    ('play drawer --fps 0', '--fps is 0.0', 'accepted: at least 0.01'),
    ('play drawer --png --out /proc/x', '/proc/x cannot be written: No such file or directory'),
    ('export drawer slide', '"slide" is one argument too many', 'accepted: those of the usage'),
    ('export drawer --out', '--out has no value', 'accepted: the file to write'),
    ('export card.json', 'card.json cannot be read: no such file'),
    ('tune', '<traces> is missing', 'accepted: a CSV or JSON file'),
    ('tune nofolder', 'the trace is "nofolder"', 'accepted: drag-and-hold'),
    ('tune swipe-right --sweep threshold', '--sweep is "threshold"', 'accepted: a parameter'),
    ('tune swipe-right --sweep treshold=0.1...0.9:0.1', '--sweep is "treshold=0.1...0.9:0.1"', 'did you mean "threshold"?',
     'Accepted: threshold'),
    ('transform decompose "rotateX(20deg"', 'the transform is "rotateX(20deg"',
     'accepted at character 14: a closing parenthesis'),
    ('transform decompose 1,2,3', 'the transform has 3 elements', 'accepted: 16'),
    ('tokens list materal3', 'the catalog is "materal3"', 'did you mean "material3"?', 'Accepted: material3'),
    ('tokens emit nofile.json --to swift', '--to is "swift"', 'did you mean "swiftui"?', 'Accepted: dtcg'),
    ('tokens nearest "cubic-bezier(1,2)"', 'the value is "cubic-bezier(1,2)"', 'accepted at character 17: a comma'),
    ('path info "100 200"', 'the path is "100 200"', 'accepted at character 1: a command'),
    ('path morph "M0 0H10" "M0 0" --count 0', '--count is 0', 'accepted: 1 to 10000000'),
    ('{"op":"spring","stifness":170,"damping":26,"at":[0]}', 'unknown field "stifness"', 'did you mean "stiffness"?',
     'Accepted: op'),
    ('{"op":"sprng","stiffness":170,"damping":26,"at":[0]}', 'op is "sprng"', 'did you mean "spring"?', 'Accepted: spring'),
    ('{"stiffness":170,"damping":26,"at":[0]}', 'op is missing', 'accepted: spring'),
    ('{"op":"spring","stiffness":"170","damping":26,"at":[0]}', 'stiffness is "170"', 'accepted: a number'),
    ('{"op":"spring","stiffness":170,"damping":26}', 'at is missing', 'accepted: an array of numbers'),
    ('{"op":"spring","stiffness":170,"damping":26,"at":0.1}', 'at is 0.1', 'accepted: an array of numbers'),
    ('{"op":"spring","stiffness":170,"damping":26,"at":[0,"a"]}', 'at[1] is "a"', 'accepted: a number'),
    ('{"op":"spring","preset":"bounce","at":[0]}', 'preset is "bounce"', 'did you mean "bouncy"?', 'Accepted: smooth'),
    ('{"op":"spring","stiffness":170,"damping":-1,"at":[0]}', 'damping is -1.0',
     'accepted: a finite number that is at least 0'),
    ('{"op":"spring","stiffness":170,"damping":26,"at":[0]', 'not JSON: expected a comma or closing brace at character 53'),
    ('hello', 'not JSON: expected a value, got hello at character 1'),
    ('[1,2]', 'the line is [1, 2]', 'accepted: an object'),
    ('{"op":"curve","bezier":[0.25,0.1,0.25],"x":[0.5]}', 'bezier is [0.25, 0.1, 0.25]', 'accepted: [x1'),
    ('{"op":"curve","bezier":[0.25,0.1,1.25,1],"x":[0.5]}', 'bezier.x2 is 1.25', 'accepted: a number in [0'),
    ('{"op":"curve","css":"ease-inn","x":[0.5]}', 'unknown field "css"', 'did you mean "curve"?', 'Accepted: op'),
    ('{"op":"curve","css":"ease","y":[0.5]}', 'unknown field "css"', 'did you mean "curve"?', 'Accepted: op'),
    ('{"op":"keyframes","times":[0,1],"values":[0,1,2],"mode":"linear","at":[0.5]}', 'values has 3 elements', 'accepted: 2'),
    ('{"op":"keyframes","times":[1,0],"values":[0,1],"mode":"linear","at":[0.5]}', 'times[1] is 0.0',
     'accepted: a number not below the one before'),
    ('{"op":"keyframes","times":[0,1],"values":[0,1],"mode":"catmull","at":[0.5]}', 'mode is "catmull"',
     'did you mean "catmullRom"?', 'Accepted: paced'),
    ('{"op":"keyframes","times":[0,1],"values":[0,1],"mode":"hermite","at":[0.5]}', 'velocities is missing',
     'accepted: a velocity for each time'),
    ('{"op":"batch","springs":[{"preset":"bouncy"},{"stiffness":100}],"at":[0.1]}', 'springs[1].stiffness is 100 alone',
     'accepted: with it one of damping'),
    ('{"op":"interpolate","from":"none","to":"rotate(20)","at":[0.5]}', 'to is "rotate(20)"',
     'accepted at character 8: an angle in deg'),
    ('{"op":"decompose","transform":[1,0,0]}', 'transform has 3 elements', 'accepted: 16'),
    ('{"op":"project","rect":[0,0,10],"transform":"none"}', 'rect is [0, 0, 10]', 'accepted: [x'),
    ('{"op":"velocity","samples":[[0,0],[1,1]]}', 'samples[0] is [0, 0]', 'accepted: [time_ms'),
    ('{"op":"handover","motion":{"sprng":{"preset":"bouncy"}},"switches":[],"at":[0]}', 'unknown field "motion.sprng"',
     'did you mean "spring"?', 'Accepted: value'),
    ('{"op":"handover","motion":{"spring":{"preset":"bouncy"},"to":1},"switches":[{"at":0.1,"to":0,"by":"boncy"}],"at":[0]}',
     'switches[0].by is "boncy"', 'did you mean "bouncy"?', 'Accepted: third-order(…)'),
    ('{"op":"cruise","to":10,"speed":-5,"acceleration":20,"at":[0]}', 'op is "cruise"', 'accepted: spring'),
    ('{"op":"choreography","sequence":[{"move":"x","spring":{"preset":"bouncy"},"to":1,"start":{"of":"nope"}}],"at":[0]}',
     'sequence[0].start is missing', 'accepted: exactly one of point'),
    ('{"op":"linear","preset":"bouncy","error":0.01,"epsilon":3}', 'unknown field "epsilon"', 'accepted: op'),
    ('{"op":"spring","stiffness":170,"damping":26,"at":[0],"velocity":"fast"}', 'velocity is "fast"', 'accepted: a number'),
    ('{"op":"spring","stiffness":170,"damping":26,"at":[0],"unknown":1}', 'unknown field "unknown"', 'accepted: op'),
    ('{"op":"spring","stiffness":170,"stiffness":180,"damping":26,"at":[0]}', '"stiffness" is given twice', 'accepted: each name once'),
    ('{"op":"spring","stiffness":NaN,"damping":26,"at":[0]}', 'not JSON: expected a value, got NaN at character 28'),
    ("{'op':'spring','preset':'bouncy','at':[0]}",
     "not JSON: expected a name in double quotation marks, got ' at character 2"),
    ('{"op":"settling","preset":"bouncy","from":[0,0],"to":1}', 'to has 1 elements', 'accepted: 2, as many as the longest'),
    ('{"op":"tune","trace":"x,y\\n1,2\\n"}', 'trace:1: missing column time_ms, phase', 'accepted: a header that names time_ms'),
    ('{"op":"fit","times":[0,1],"values":[0,1]}', 'times has 2 elements', 'accepted: at least 6'),
    ('{"op":"network","masses":[1],"anchors":[[1,100,5]],"from":[1],"at":[0]}', 'anchors[0] has the node 1.0',
     'accepted: one of the nodes'),
    ('{"op":"help"}', 'op is "help"', 'accepted: spring'),
    ('{"op":"hit","rect":[0,0,10,10],"transform":"none"}', 'point is missing', 'accepted: [x'),
    ('{"op":"spring","stiffness":170,"damping":26,"times":[0]}', 'unknown field "times"', 'did you mean "at"?', 'Accepted: op'),
    ('{"op":"color","css":"red"}', 'unknown field "css"', 'did you mean "color"?', 'Accepted: op'),
    ('{"op":"spring","stiffness":1e400,"damping":26,"at":[0]}', 'stiffness: 1e400 is beyond the range of a double'),
    ('play drawer --times nofile', 'nofile cannot be read: no such file'),
    ('port nofile --out x', 'nofile cannot be read: no such file'),
    ('motion sample Examples/Data/track.json', 'op is missing', 'accepted: handover'),
    ('spring show', 'the spring is missing', 'accepted: a name'),
    ('curve show', '<curve> is missing', 'accepted: a name'),
    ('tokens emit carbon', '--to is missing', 'accepted: dtcg'),
    ('path through "0,0" "0 1x"', '<points> is "0 1x"', 'accepted at character 3: a finite number'),
    ('tokens emit carbon --to swiftui --to css', '--to is given twice', 'accepted: once'),
    ('transform interpolate none none --csv --json', '--json is given beside --csv', 'accepted: one of the two'),
    ('transform project none --rect 0,0,9,9 --width 760', '--width is given', 'accepted with --svg or --out'),
    ('export slide --format interactive --distance 0.25 --out x.html', '--distance is given', 'accepted with the other formats'),
    ('reduce Examples/Data/track.json --from 0', '--from is given', 'accepted with --spring'),
    ('reduce --spring bouncy --fps 60', '--fps is given', 'accepted with --format lottie'),
    ('spring sample bouncy --until 1 --epsilon 0.1', '--epsilon is given', 'accepted without --until'),
    ('tokens read carbon --type a=spring', '--type is given', 'accepted with a file'),
    ('tokens emit carbon --to dtcg --error 0.001', '--error is given', 'accepted with code'),
    ('tune swipe-right --sweep cap=1...2:1 --cap 1', '--cap is given', 'accepted without --sweep cap'),
    ('play --list --fps 60', '--list is given with other arguments', 'accepted: alone'),
    ('play drawer --compare edge=left,edge=right', 'edge is given twice', 'accepted: each key once'),
    ('export flip --format lottie --out x.json', 'Lottie has no depth'),
    ('{"op":"choreography","move":"","from":0,"to":1,"curve":"linear","duration":1,"at":[0.5]}', 'move is ""',
     'accepted: the name of a property'),
    ('{"op":"choreography","move":["a","b"],"each":0.1,"origin":9,"from":0,"to":1,"spring":"bouncy","at":[0]}', 'origin is 9',
     'accepted: an index from 0 to 1'),
    ('{"op":"choreography","sequence":[{"move":"x","spring":"bouncy","to":1,"from":0,"by":"fade(0.3)"}],"at":[0]}',
     'sequence[0]: by is fade(0.3)', 'accepted: a law other than a fade'),
    ('{"op":"choreography","group":["move(x, to=1, spring(bouncy))"],"at":[0]}', 'group[0].move[1] is "spring(bouncy)"',
     'accepted: the name of a property, or spring=…'),
    ('{"op":"decompose","transform":"translate(2em)","fontSize":-1}', 'fontSize is -1',
     'accepted: a finite number that is at least 0'),
    ('spring show --response 0.4 --damping-ratio 0.8 --bounce 0.2', '--bounce is given beside --response 0.4',
     'accepted: one pair: --stiffness and'),
    ('spring show --stiffness 170 --damping 26 --damping-ratio 1', '--damping-ratio is given beside --stiffness 170',
     'accepted: one pair: --stiffness and'),
    ('spring show "spring(response=0.4 damping-ratio=0.8)"', 'the spring is "spring(response=0.4 damping-ratio=0.8)"',
     'accepted at character 20: a comma'),
    ('spring show "spring(response: 0.4, damping-ratio=0.8)"', 'the spring is "spring(response: 0.4',
     'accepted at character 16: ='),
    ('curve show "spring(bouncy, epsilon=0)"', 'epsilon has no solution'),
    ('{"op":"keyframes","times":[0,1],"values":[0,1],"mode":"bezier","handles":[{"out":[-1,0]},{}],"at":[0]}',
     'handles[0].out[0] is -1', 'accepted: a finite time from 0 on'),
]
# Uses that are right, although an earlier version refused them.
RIGHT = [
    'spring',
    'spring show --preset Bouncy',
    'spring show --stiffness 100 --damping-ratio 0.5',
    'spring sample --preset bouncy --times "0 0.1 0.2"',
    'curve show easeOutbounce',
    'tune swipe-right --decision threshold',
    'keyframes css Examples/Data/track.json --property width',
    'tokens',
    'spring css bouncy',
    'spring css --spring bouncy',
    'spring show --preset bouncy --velocity -5 --json',
    'lint --rules',
    '{"op":"follow","path":{"times":[0,1],"values":[0,60],"mode":"linear"},"spring":"smooth","from":0,"at":[0.5]}',
    '{"op":"scroll","velocity":1000,"physics":"ios","at":[0]}',
    '{"op":"curve","easeInBack":2.5,"x":[0.1]}',
    '{"op":"curve","steps":4,"jump":"end","x":[0.1]}',
    '{"op":"curve","cubicBezier":[0.2,0,0,1],"x":[0.1]}',
    '{"op":"profile","to":1,"limits":{"limits":"limits(speed=2)"},"at":[0]}',
    'curve show "spring(duration=0.5, bounce=0.3, velocity=1)"',
    'curve show "steps(4, jumpNone)"',
    'spring show "spring(response = 0.4, damping_ratio=0.8)"',
    'tune swipe-right --decision "threshold = 0.6"',
]


def answer(use):
    if use[0] in "{[" or use == "hello":
        done = subprocess.run([hooke, "eval"], input=use + "\n", capture_output=True, text=True, cwd=folder, timeout=120)
        text = done.stdout
        return done.returncode, json.loads(text).get("error", text) if text.startswith("{") else text + done.stderr
    done = subprocess.run([hooke, *shlex.split(use)], stdin=subprocess.DEVNULL, capture_output=True, text=True, cwd=folder,
                          timeout=120)
    return done.returncode, done.stderr if done.returncode else done.stdout


faults = []
with tempfile.TemporaryDirectory() as folder:
    for name in ["Examples", "README.md"]:
        os.symlink(os.path.join(top, name), os.path.join(folder, name))
    for use, *parts in WRONG:
        status, text = answer(use)
        missing = [part for part in parts if part not in text]
        if "\n  - " in text:
            faults.append(f"{use}: lists what is accepted twice: {text[:300]}")
        if status not in (1, 2, 64) or missing:
            faults.append(f"{use}: status {status}, without {missing}: {text[:300]}")
        if options.print:
            print(f"[{status}] {use}\n    {text.splitlines()[0][:200]}")
    for use in RIGHT:
        status, text = answer(use)
        if status != 0:
            faults.append(f"{use}: status {status}: {text[:300]}")
print("\n".join(faults) or f"{len(WRONG)} wrong uses name what is wrong; {len(RIGHT)} right uses are answered")
sys.exit(1 if faults else 0)
