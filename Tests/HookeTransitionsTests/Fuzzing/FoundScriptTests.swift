import Testing

/// Minimal scripts that failed once, as printed, with their subject.
@Suite struct FoundScriptTests {
    private static let scripts: [(about: String, text: String)] = [
        (
            "a page whose view is removed during a transition gets viewDidDisappear",
            #"""
            {"events":[{"arm":{"_0":"animating","_1":{"complete":{"_0":true}}}},
            {"push":{"_0":{"alongside":false,"animated":true,"animator":"removesViews","driver":"none"},
            "page":0}},
            {"present":{"_0":{"alongside":false,"animated":true,"animator":"curve","driver":"none"},
            "page":2,"style":"fullScreen"}}],"root":"navigation"}
            """#
        ),
        (
            "an animator that ends at an infinite overshoot leaves a finite model",
            #"""
            {"events":[{"present":{"_0":{"alongside":false,"animated":true,"animator":"dropIn",
            "driver":"waiting"},"page":1,"style":"fullScreen"}},
            {"animator":{"_0":1,"_1":{"make":{"change":{"property":"y","value":-207.50908900601024,
            "view":5},"duration":0.1323024420601453,"linear":false,"spring":false}}}},
            {"pause":{}},{"animator":{"_0":1,"_1":{"pause":{}}}},
            {"settling":{"_0":{"overshoot":"extrapolate","speed":2.6542547498322437,"style":"bouncy",
            "tracksFinger":true}}},
            {"cancel":{"velocity":-6.462348535570529e+273}},{"tick":{"_0":0.016666666666666666}},
            {"grab":{"by":-0.33449062477928027}}],"root":"plain"}
            """#
        ),
        (
            "a settle of duration 0 is not a jump",
            #"""
            {"events":[{"present":{"_0":{"alongside":false,"animated":true,"animator":"curve",
            "driver":"percent"},"page":0,"style":"fullScreen"}},
            {"settling":{"_0":{"overshoot":"rubberBand","speed":1e+300,"style":"curve",
            "tracksFinger":false}}},{"finish":{}},{"tick":{"_0":4.6692610369632745e-61}}],"root":"tabs"}
            """#
        ),
        (
            "a custom driver that retains its context is released",
            #"""
            {"events":[{"push":{"_0":{"alongside":false,"animated":true,"animator":"curve",
            "driver":"own"},"page":0}}],"root":"navigation"}
            """#
        ),
        (
            "a page on a stack is not presented",
            #"""
            {"events":[{"push":{"_0":{"alongside":false,"animated":true,"animator":"curve",
            "driver":"none"},"page":3}},
            {"arm":{"_0":"didDisappear","_1":{"present":{"page":3}}}},
            {"complete":{"_0":true}}],"root":"navigation"}
            """#
        ),
        (
            "motions are removed with a transition that is completed late",
            #"""
            {"events":[{"present":{"_0":{"alongside":false,"animated":true,"animator":"late",
            "driver":"none"},"page":0,"style":"custom"}}],"root":"plain"}
            """#
        ),
        (
            "no controller disappears for a transition that is over",
            #"""
            {"events":[{"arm":{"_0":"willAppear","_1":{"complete":{"_0":false}}}},
            {"present":{"_0":{"alongside":false,"animated":false,"animator":"curve","driver":"none"},
            "page":0,"style":"fullScreen"}}],"root":"plain"}
            """#
        ),
        (
            "a view that was added again stays after a cancelled dismissal",
            #"""
            {"events":[{"present":{"_0":{"alongside":false,"animated":true,"animator":"readdsPresenter",
            "driver":"none"},"page":0,"style":"fullScreen"}},
            {"tick":{"_0":0.40744260239269653}},
            {"dismiss":{"_0":{"alongside":false,"animated":true,"animator":"curve","driver":"own"}}}],
            "root":"plain"}
            """#
        ),
        (
            "a view that was added again stays after a cancelled pop",
            #"""
            {"events":[{"push":{"_0":{"alongside":false,"animated":true,"animator":"readdsPresenter",
            "driver":"none"},"page":0}},
            {"tick":{"_0":0.4441860799566149}},
            {"pop":{"_0":{"alongside":false,"animated":true,"animator":"curve","driver":"own"}}}],
            "root":"tabs"}
            """#
        ),
        (
            "a new transition takes over the appearance of a page in transition",
            #"""
            {"events":[{"arm":{"_0":"animationEnded","_1":{"push":{"page":4}}}},
            {"push":{"_0":{"alongside":false,"animated":true,"animator":"curve","driver":"none"},"page":0}},
            {"complete":{"_0":false}}],"root":"navigation"}
            """#
        ),
        (
            "a delegate that dismisses when asked for a dismissal's animator",
            #"""
            {"events":[{"present":{"_0":{"alongside":false,"animated":true,"animator":"curve",
            "driver":"none"},"page":0,"style":"fullScreen"}},
            {"complete":{"_0":true}},{"arm":{"_0":"delegate","_1":{"dismiss":{}}}},
            {"dismiss":{"_0":{"alongside":false,"animated":true,"animator":"curve","driver":"none"}}},
            {"complete":{"_0":false}}],"root":"plain"}
            """#
        ),
        (
            "a delegate that presents when asked for a dismissal's animator",
            #"""
            {"events":[{"arm":{"_0":"willDisappear","_1":{"complete":{"_0":true}}}},
            {"present":{"_0":{"alongside":false,"animated":true,"animator":"curve","driver":"none"},
            "page":0,"style":"overFullScreen"}},
            {"arm":{"_0":"delegate","_1":{"present":{"page":3}}}},{"tick":{"_0":0.4532523625498806}},
            {"dismiss":{"_0":{"alongside":false,"animated":true,"animator":"curve","driver":"none"}}}],
            "root":"plain"}
            """#
        ),
        (
            "a push inside a container that is being dismissed",
            #"""
            {"events":[{"touch":{"_0":"began","after":0.02034108537984747,"finger":1,"x":387,
            "y":544.9573363206027}},
            {"touch":{"_0":"moved","after":0.00433326708515011,"finger":1,"x":241.95155343685704,
            "y":788.4089277734093}},
            {"arm":{"_0":"didDisappear","_1":{"push":{"page":2}}}},
            {"touch":{"_0":"moved","after":0.0018381919381763013,"finger":1,"x":341.5456124203722,
            "y":757.1615631133609}},
            {"cancel":{}},{"tick":{"_0":0.0011375903615902872}}],"root":"navigation"}
            """#
        ),
        (
            "a covered stack does not change during a dismissal",
            #"""
            {"events":[{"present":{"_0":{"alongside":false,"animated":true,"animator":"atOnce",
            "driver":"none"},"page":0,"style":"fullScreen"}},
            {"dismiss":{"_0":{"alongside":false,"animated":true,"animator":"curve","driver":"own"}}},
            {"push":{"_0":{"alongside":false,"animated":true,"animator":"curve","driver":"none"},
            "page":4}}],"root":"tabs"}
            """#
        ),
        (
            "an immediate change whose callbacks change again",
            #"""
            {"events":[{"arm":{"_0":"didAppear","_1":{"push":{"page":4}}}},
            {"touch":{"_0":"began","after":0.0287638480116928,"finger":1,"x":387,"y":548.4634360395156}},
            {"arm":{"_0":"didDisappear","_1":{"dismiss":{}}}},
            {"touch":{"_0":"moved","after":0.07911607283034455,"finger":1,"x":358.3884179489879,
            "y":445.33644777544373}},
            {"arm":{"_0":"delegate","_1":{"push":{"page":2}}}},
            {"complete":{"_0":true}}],"root":"navigation"}
            """#
        ),
        (
            "an observer of a grab that advances the scene",
            #"""
            {"events":[{"present":{"_0":{"alongside":true,"animated":true,"animator":"never",
            "driver":"none"},"page":0,"style":"fullScreen"}},
            {"arm":{"_0":"interactionChanged","_1":{"tick":{"_0":0.7300531813909681}}}},
            {"grab":{"by":0.14088002210095052}}],"root":"plain"}
            """#
        ),
        (
            "a retarget beside a motion to 1e84 points keeps what is shown to the rounding of the sum",
            #"""
            {"events":[{"push":{"_0":{"alongside":false,"animated":true,"animator":"curve","driver":"none"},
            "page":3}},{"block":{"_0":{"changes":[{"property":"x","value":2.292331661115164e+84,"view":7}],
            "delay":4.157267277761847e-73,"duration":0,"kind":"nested"}}},{"retarget":{"law":1,"track":6,
            "value":80.7602019566018}}],"restoresAll":false,"root":"navigation"}
            """#
        ),
        (
            "a retarget in place of a motion from an opacity of 1e153 keeps what is shown to its rounding",
            #"""
            {"events":[{"block":{"_0":{"changes":[{"property":"alpha","value":3.773255566918662e+153,
            "view":6}],"delay":0,"duration":0,"kind":"handoverKeyframes"}}},
            {"setStack":{"_0":{"alongside":false,"animated":true,"animator":"keyframes","driver":"percent"},
            "pages":[0,2]}},{"update":{"_0":0.3599428118587773}},
            {"settling":{"_0":{"overshoot":"extrapolate","speed":0.20864154321855244,"style":"curve",
            "tracksFinger":true}}},{"cancel":{"velocity":4}},{"touch":{"_0":"moved",
            "after":0.055282373780121095,"finger":1,"x":227.63642816303397,"y":281.99065127391515}},
            {"retarget":{"law":1,"track":2,"value":-168.77808535651627}}],"restoresAll":true,
            "root":"navigation"}
            """#
        ),
        (
            "a push in a callback of a covered stack's change waits for it",
            #"""
            {"events":[{"present":{"_0":{"alongside":false,"animated":false,"animator":"curve",
            "driver":"none"},"page":0,"style":"fullScreen"}},
            {"screen":{"_0":{"rotate":{"duration":0.3252265884754899,"quarterTurns":3}}}},
            {"arm":{"_0":"observed","_1":{"push":{"page":3}}}},
            {"push":{"_0":{"alongside":false,"animated":true,"animator":"curve","driver":"none"},"page":2}}],
            "restoresAll":true,"root":"navigation"}
            """#
        ),
        (
            "a callback of the added view does not cancel a change without an animator",
            #"""
            {"events":[{"arm":{"_0":"moved","_1":{"complete":{"_0":false}}}},
            {"push":{"_0":{"alongside":false,"animated":false,"animator":"curve","driver":"none"},
            "page":0}}],"restoresAll":true,"root":"navigation"}
            """#
        ),
        (
            "a dismissal in a callback of a covered stack's change is refused",
            #"""
            {"events":[{"present":{"_0":{"alongside":false,"animated":false,"animator":"curve",
            "driver":"none"},"page":0,"style":"fullScreen"}},
            {"screen":{"_0":{"rotate":{"duration":0.3,"quarterTurns":3}}}},
            {"arm":{"_0":"observed","_1":{"dismiss":{}}}},
            {"push":{"_0":{"alongside":false,"animated":true,"animator":"curve","driver":"none"},"page":2}},
            {"tick":{"_0":0.1}},{"complete":{"_0":false}}],"restoresAll":false,"root":"navigation"}
            """#
        ),
        (
            "a property animator whose block ends its transition",
            #"""
            {"events":[{"push":{"_0":{"alongside":false,"animated":true,"animator":"curve","driver":"none"},
            "page":0}},{"arm":{"_0":"observed","_1":{"complete":{"_0":false}}}},{"complete":{"_0":true}},
            {"pop":{"_0":{"alongside":false,"animated":true,"animator":"propertyAnimator",
            "driver":"none"}}}],"restoresAll":true,"root":"navigation"}
            """#
        ),
    ]

    @Test(arguments: scripts.indices)
    func `A script that failed once passes`(_ index: Int) throws {
        let (about, text) = Self.scripts[index]
        var coverage = FuzzCoverage()
        let failure = FuzzTests.failure(of: try FuzzScript(text: text), &coverage)
        #expect(failure == nil, "\(about)")
    }
}
