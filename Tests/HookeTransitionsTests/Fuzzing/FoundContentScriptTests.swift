import Testing

/// Minimal scripts with sheets, scroll views, collection views, zooms and previews that failed once, with their subject.
@Suite struct FoundContentScriptTests {
    private static let scripts: [(about: String, text: String)] = [
        (
            "a scene released with a presented sheet is deallocated",
            #"""
            {"events":[{"present":{"_0":{"alongside":false,"animated":true,"animator":"curve",
            "driver":"none"},"page":0,"style":"sheet"}}],"root":"plain"}
            """#
        ),
        (
            "a drag that a sheet's callback ends at once has begun for the delegate",
            #"""
            {"events":[{"arm":{"_0":"completion","_1":{"dismiss":{}}}},{"scroll":{"_0":1,
            "_1":{"show":{"page":4}}}},{"present":{"_0":{"alongside":false,"animated":true,
            "animator":"curve","driver":"none"},"page":4,"style":"sheet"}},
            {"tick":{"_0":0.008333333333333333}},{"touch":{"_0":"began","after":0.01,"finger":0,"x":387,
            "y":821.4986448415153}},{"touch":{"_0":"moved","after":0.008,"finger":0,
            "x":385.81804670687,"y":843.921568230567}}],"restoresAll":true,"root":"plain"}
            """#
        ),
        (
            "a scene is deallocated after a dismissed sheet's page is presented in another style",
            #"""
            {"events":[{"present":{"_0":{"alongside":false,"animated":true,"animator":"curve",
            "driver":"none"},"page":0,"style":"sheet"}},{"complete":{"_0":true}},
            {"dismiss":{"_0":{"alongside":false,"animated":true,"animator":"curve","driver":"none"}}},
            {"complete":{"_0":true}},{"touch":{"_0":"began","after":0.0038985947307586745,"finger":1,
            "x":387,"y":189.41664997250845}},{"touch":{"_0":"moved","after":0.008,"finger":1,
            "x":50.069623690151445,"y":305.56505369247594}}],"restoresAll":true,"root":"plain"}
            """#
        ),
        (
            "an incoming view's collection view keeps the cells that a cancel brings back",
            #"""
            {"events":[{"touch":{"_0":"began","after":0.01841577104054073,"finger":1,"x":387,
            "y":215.5382826275377}},{"scroll":{"_0":2,"_1":{"show":{"page":0}}}},
            {"screen":{"_0":{"resize":{"duration":0.034331237965019634,"height":2.982226625717396,
            "width":13.083791938303003}}}},{"touch":{"_0":"moved","after":0.05230989988743911,
            "finger":1,"x":2.865998389744109,"y":37.01752737540631}},{"complete":{"_0":false}},
            {"collection":{"_0":{"layout":{"_0":3,"animated":false}}}}],"restoresAll":false,
            "root":"plain"}
            """#
        ),
        (
            "a scroll view that is released outside a scene ends its deceleration",
            #"""
            {"events":[{"scroll":{"_0":1,"_1":{"show":{"page":2}}}},{"present":{"_0":{"alongside":false,
            "animated":false,"animator":"curve","driver":"none"},"page":2,"style":"fullScreen"}},
            {"touch":{"_0":"began","after":0.001511003091474001,"finger":0,"x":387,
            "y":499.69015540101117}},{"tick":{"_0":1.5899078766010615e-19}},{"touch":{"_0":"moved",
            "after":0,"finger":0,"x":243.82616538773544,"y":48.2164928016047}},{"scroll":{"_0":1,
            "_1":{"hide":{}}}}],"restoresAll":false,"root":"plain"}
            """#
        ),
        (
            "a cell that a cancelled pop removed is not displayed a second time",
            #"""
            {"events":[{"push":{"_0":{"alongside":false,"animated":false,"animator":"curve",
            "driver":"none"},"page":0}},{"screen":{"_0":{"resize":{"duration":0.45775698536157056,
            "height":1145.2243340083292,"width":4.933083383129142}}}},{"scroll":{"_0":2,
            "_1":{"show":{"page":0}}}},{"popTo":{"_0":{"alongside":false,"animated":true,
            "animator":"readdsPresenter","driver":"percent"},"index":2}},
            {"screen":{"_0":{"resize":{"duration":0.4808022984941239,"height":175.82698235879738,
            "width":32.4095440321875}}}}],"restoresAll":true,"root":"navigation"}
            """#
        ),
        (
            "a cell that is loaded again between two layouts is not displayed a second time",
            #"""
            {"events":[{"present":{"_0":{"alongside":false,"animated":true,"animator":"zoom",
            "driver":"none"},"page":4,"style":"fullScreen"}},{"scroll":{"_0":2,
            "_1":{"show":{"page":4}}}},{"complete":{"_0":true}},
            {"settling":{"_0":{"overshoot":"extrapolate","speed":2.298605506746149,"style":"curve",
            "tracksFinger":true}}},{"present":{"_0":{"alongside":false,"animated":true,
            "animator":"atOnce","driver":"percent"},"page":0,"style":"sheet"}},
            {"update":{"_0":0.4608120299406392}},{"cancel":{"velocity":9.331258826720866}},
            {"tick":{"_0":0.038833480292057146}},{"collection":{"_0":{"begin":{"_0":3}}}},
            {"touch":{"_0":"moved","after":0.005826200857215098,"finger":0,"x":5.99015056666688,
            "y":102.70767359470193}},{"tick":{"_0":0.06278128267269083}},
            {"tick":{"_0":0.07133214228141052}},
            {"collection":{"_0":{"insert":{"_0":[0.011682386309402326,0.9473607776605074,
            0.22302138449251652,0.5262087890419831]}}}}],"restoresAll":true,"root":"plain"}
            """#
        ),
        (
            "a sheet below a cancelled push keeps its place in a rotated scene",
            #"""
            {"events":[{"present":{"_0":{"alongside":false,"animated":false,"animator":"curve",
            "driver":"none"},"page":4,"style":"sheet"}},{"push":{"_0":{"alongside":false,
            "animated":true,"animator":"curve","driver":"none"},"page":0}},{"pause":{}},
            {"screen":{"_0":{"rotate":{"duration":0.19644465561869223,"quarterTurns":1}}}}],
            "restoresAll":true,"root":"tabs"}
            """#
        ),
        (
            "a sheet that was let go during a cancelled presentation over it settles",
            #"""
            {"events":[{"present":{"_0":{"alongside":false,"animated":true,"animator":"curve",
            "driver":"none"},"page":0,"style":"sheet"}},{"touch":{"_0":"moved",
            "after":0.06823074745453624,"finger":0,"x":145.4101121313411,"y":723.3616869185315}},
            {"touch":{"_0":"began","after":0.01,"finger":0,"x":387,"y":688.1807682881542}},
            {"touch":{"_0":"moved","after":0.008,"finger":0,"x":382.09483122897257,
            "y":563.0107669354287}},{"present":{"_0":{"alongside":false,"animated":true,
            "animator":"curve","driver":"none"},"page":2,"style":"fullScreen"}},{"pause":{}}],
            "restoresAll":true,"root":"plain"}
            """#
        ),
        (
            "a cell that a cancel brings back after a load is taken out of the tree before it is used again",
            #"""
            {"events":[{"scroll":{"_0":2,"_1":{"show":{"page":4}}}},
            {"screen":{"_0":{"resize":{"duration":0.050429883222040006,"height":43.63057179717374,
            "width":49.7631539233483}}}},{"present":{"_0":{"alongside":false,"animated":true,
            "animator":"curve","driver":"percent"},"page":4,"style":"fullScreen"}},
            {"collection":{"_0":{"reload":{"count":11}}}}],"restoresAll":true,"root":"plain"}
            """#
        ),
        (
            "a deleted cell that a cancel has shown again is removed",
            #"""
            {"events":[{"present":{"_0":{"alongside":false,"animated":true,"animator":"curve",
            "driver":"none"},"page":1,"style":"fullScreen"}},{"tick":{"_0":0.4562721504744774}},
            {"scroll":{"_0":2,"_1":{"show":{"page":1}}}},{"dismiss":{"_0":{"alongside":false,
            "animated":true,"animator":"curve","driver":"percent"}}},
            {"collection":{"_0":{"delete":{"_0":[0.3132726328477866,0.3658885702054634,
            0.793874208468659]}}}},{"cancel":{}},
            {"screen":{"_0":{"resize":{"duration":0.49129332775791373,"height":5.530382445694237,
            "width":1018.2469712006558}}}}],"restoresAll":true,"root":"plain"}
            """#
        ),
        (
            "a sheet that was covered under the finger is not dismissed by its release",
            #"""
            {"events":[{"present":{"_0":{"alongside":false,"animated":true,"animator":"immediate",
            "driver":"none"},"page":1,"style":"sheet"}},{"touch":{"_0":"moved",
            "after":0.024184047281414756,"finger":1,"x":110.41761276403936,"y":185.12332814072647}},
            {"touch":{"_0":"began","after":0.01,"finger":1,"x":131.60237845232464,
            "y":196.39640830479462}},{"touch":{"_0":"moved","after":0.008,"finger":0,
            "x":70.8366927562829,"y":161.77207659893463}},{"touch":{"_0":"moved","after":0.008,
            "finger":1,"x":131.98522130034553,"y":193.70857415772463}},{"touch":{"_0":"moved",
            "after":0.008,"finger":0,"x":70.07100706024116,"y":167.14774489307462}},
            {"touch":{"_0":"moved","after":0.008,"finger":1,"x":132.3680641483664,
            "y":191.0207400106546}},{"touch":{"_0":"moved","after":0.008,"finger":0,
            "x":69.3053213641994,"y":172.5234131872146}},{"touch":{"_0":"moved","after":0.008,
            "finger":1,"x":132.75090699638724,"y":188.3329058635846}},{"touch":{"_0":"began",
            "after":0.01,"finger":0,"x":355.1464334883707,"y":526.1882782121415}},
            {"touch":{"_0":"moved","after":0.008,"finger":0,"x":350.24365404663536,
            "y":646.7845229652585}},{"present":{"_0":{"alongside":false,"animated":true,
            "animator":"immediate","driver":"none"},"page":0,"style":"custom"}},{"touch":{"_0":"ended",
            "after":0,"finger":0,"x":342.8894848840323,"y":827.678890094934}},{"pause":{}}],
            "restoresAll":true,"root":"plain"}
            """#
        ),
        (
            "a cell that a cancelled transition brings back leaves the tree before it is announced",
            #"""
            {"events":[{"screen":{"_0":{"resize":{"duration":0.3582556095922814,
            "height":85.3655110981581,"width":1.3758443029348506}}}},{"scroll":{"_0":2,
            "_1":{"show":{"page":3}}}},{"present":{"_0":{"alongside":false,"animated":true,
            "animator":"curve","driver":"own"},"page":3,"style":"fullScreen"}},
            {"collection":{"_0":{"begin":{"_0":3}}}},{"complete":{"_0":false}}],"restoresAll":true,
            "root":"plain"}
            """#
        ),
        (
            "a sheet that is thrown with 1e267 fractions per second and resized has a finite height",
            #"""
            {"events":[{"present":{"_0":{"alongside":false,"animated":true,"animator":"curve",
            "driver":"waiting"},"page":0,"style":"sheet"}},{"settling":{"_0":{"overshoot":"extrapolate",
            "speed":2.6676611738585154,"style":"bouncy","tracksFinger":true}}},
            {"grab":{"by":0.4459459242895999}},{"cancel":{"velocity":-1.5407439555097888e+267}},
            {"tick":{"_0":0.0011079894353888925}},{"screen":{"_0":{"resize":{"duration":0.2742694778456122,
            "height":77.98371920526235,"width":1.7031093110456623}}}},{"complete":{"_0":true}}],
            "restoresAll":true,"root":"plain"}
            """#
        ),
        (
            "a sheet that settles with 1e255 fractions per second has a finite height",
            #"""
            {"events":[{"settling":{"_0":{"overshoot":"extrapolate","speed":1.086805790629904,
            "style":"spring","tracksFinger":false}}},{"present":{"_0":{"alongside":false,"animated":true,
            "animator":"curve","driver":"percent"},"page":0,"style":"sheet"}},
            {"cancel":{"velocity":-1.4012984643248171e+255}},{"tick":{"_0":0.30144523380662946}}],
            "restoresAll":true,"root":"tabs"}
            """#
        ),
        (
            "the content of a sheet does not leave its place for a full screen that is cancelled",
            #"""
            {"events":[{"settling":{"_0":{"overshoot":"clamp","speed":1e+300,"style":"bouncy",
            "tracksFinger":false}}},{"present":{"_0":{"alongside":false,"animated":true,"animator":"curve",
            "driver":"waiting"},"page":0,"style":"sheet"}},{"grab":{"by":0.4679255933890255}},
            {"finish":{"velocity":7}},{"touch":{"_0":"moved","after":0.06787567584830821,"finger":1,
            "x":183.97957805728078,"y":525.831310363947}},{"touch":{"_0":"moved",
            "after":0.022007379724195083,"finger":1,"x":105.17777803093801,"y":431.230320788392}},
            {"present":{"_0":{"alongside":false,"animated":true,"animator":"curve","driver":"percent"},
            "page":1,"style":"fullScreen"}},{"update":{"_0":5.820766091346741e-10}},
            {"cancel":{"velocity":-0.00390625}},{"tick":{"_0":3.9422097583842736e-05}}],"restoresAll":false,
            "root":"plain"}
            """#
        ),
        (
            "a sheet whose transition settles far before its start has a finite height",
            #"""
            {"events":[{"settling":{"_0":{"overshoot":"rubberBand","speed":-1,"style":"curve",
            "tracksFinger":false}}},{"present":{"_0":{"alongside":false,"animated":true,"animator":"curve",
            "driver":"percent"},"page":0,"style":"sheet"}},{"finish":{"velocity":-2.938735877055719e+261}},
            {"touch":{"_0":"moved","after":0.02594202365378489,"finger":1,"x":77.88463514168936,
            "y":13.411000265731621}},{"touch":{"_0":"moved","after":0.02673054736872111,"finger":0,
            "x":279.25204722422535,"y":505.41774129603726}},{"touch":{"_0":"moved",
            "after":0.006327195877798248,"finger":1,"x":72.57862596387164,"y":167.8472271432256}}],
            "restoresAll":true,"root":"plain"}
            """#
        ),
        (
            "a sheet that was covered under the finger is not dismissed by a tap beside it",
            #"""
            {"events":[{"present":{"_0":{"alongside":false,"animated":false,"animator":"curve",
            "driver":"none"},"page":0,"style":"sheet"}},{"touch":{"_0":"began","after":0.08278033668809687,
            "finger":1,"x":265.6153510935772,"y":446.5717594674718}},{"touch":{"_0":"began",
            "after":0.06795615906878613,"finger":0,"x":3,"y":25.692125807394497}},
            {"present":{"_0":{"alongside":false,"animated":true,"animator":"curve","driver":"none"},
            "page":4,"style":"fullScreen"}},{"tick":{"_0":0.5254730679816062}},{"touch":{"_0":"ended",
            "after":0.001032504267497552,"finger":0,"x":276.61928656863563,"y":346.8282161067929}},
            {"touch":{"_0":"moved","after":0.0037529406892010376,"finger":1,"x":73.97549790946314,
            "y":748.5846252490635}}],"restoresAll":true,"root":"plain"}
            """#
        ),
        (
            "a scroll view that leaves its window at the end of a dismissal does not dismiss again",
            #"""
            {"events":[{"present":{"_0":{"alongside":false,"animated":true,"animator":"spring",
            "driver":"waiting"},"page":4,"style":"fullScreen"}},{"tick":{"_0":0.2243735016090926}},
            {"tick":{"_0":0.13504400635734023}},{"scroll":{"_0":0,"_1":{"show":{"page":4}}}},
            {"touch":{"_0":"began","after":0.01,"finger":0,"x":43.97342949932181,
            "y":396.6240916666066}},{"touch":{"_0":"moved","after":0.008,"finger":0,
            "x":40.655289465020246,"y":325.8143318501452}},{"touch":{"_0":"ended","after":0,"finger":0,
            "x":40.655289465020246,"y":325.8143318501452}},{"dismiss":{"_0":{"alongside":true,
            "animated":true,"animator":"layers","driver":"none"}}},{"touch":{"_0":"moved",
            "after":0.08122685116423474,"finger":1,"x":321.27921506930915,"y":256.842442933657}},
            {"tick":{"_0":0.10142103860465236}},{"touch":{"_0":"began","after":0.01836944049037149,
            "finger":0,"x":263.5224493615765,"y":586.0812599588107}},{"arm":{"_0":"scrolled",
            "_1":{"dismiss":{}}}},{"touch":{"_0":"began","after":0.01,"finger":0,"x":360.4945785354206,
            "y":497.0283982075128}},{"touch":{"_0":"moved","after":0.008,"finger":0,
            "x":360.8718317956547,"y":428.02136143922087}},{"touch":{"_0":"moved","after":0.008,
            "finger":0,"x":361.2490850558888,"y":359.0143246709289}},{"touch":{"_0":"moved",
            "after":0.047342627564461705,"finger":0,"x":163.65502104923712,"y":278.55582159567405}},
            {"touch":{"_0":"moved","after":0.008,"finger":0,"x":361.62633831612294,
            "y":290.00728790263696}},{"touch":{"_0":"moved","after":0.008,"finger":0,
            "x":362.00359157635705,"y":221.00025113434504}},{"touch":{"_0":"began","after":0.01,
            "finger":0,"x":387,"y":240.1207750265106}}],"restoresAll":false,"root":"tabs"}
            """#
        ),
    ]

    @Test(arguments: scripts.indices)
    func `A script with content that failed once passes`(_ index: Int) throws {
        let (about, text) = Self.scripts[index]
        var coverage = FuzzCoverage()
        let failure = FuzzTests.failure(of: try FuzzScript(text: text), &coverage)
        #expect(failure == nil, "\(about)")
    }
}
