extension EvalOperation {
    /// A question of each operation, and what answers it.
    static let samples = """
          {"op":"spring","mass":1,"stiffness":170,"damping":26,
           "from":0,"to":1,"velocity":0,"at":[0.1,0.2]}
             → {"value":[…],"velocity":[…],"acceleration":[…]}
          {"op":"spring","spring":"smooth","from":0.5,"to":0.49,"velocity":5000,
           "bounds":[0,1],"at":[0.1]}
             → {…,"stiffness":…,"damping":…}, the softest spring within the bounds
          {"op":"spring","spring":"bouncy","overshootClamping":true,"at":[0.1]}
             → {…,"impacts":[…],"duration":…}; bounces with "bounds", "restitution"
          {"op":"springInfo","response":0.5,"dampingRatio":0.8,"epsilon":0.001}
             → every parametrisation and settlingDuration, null if it never settles
          {"op":"settling","spring":"bouncy","from":[0,0],"to":[3,4],"epsilon":0.01}
             → {"settlingDuration":…}
          {"op":"linear","spring":"bouncy","error":0.002}
             → {"css":"linear(…)","duration":…, …}
          {"op":"batch","springs":["bouncy",…],"to":[1,…],"at":[0.1]}
             → {"value":[[…],…],"velocity":[[…],…]}, one row for each time
          {"op":"network","masses":[1,1],"links":[[0,1,100,5]],"anchors":[[0,100,5]],
           "from":[1,1],"at":[0.1]}
             → {"value":[[…],…],"velocity":[[…],…]}, one row for each time
          {"op":"fit","times":[…],"values":[…]}
             → {"verdict":"spring", …}
          {"op":"curve","curve":"ease-in-out","x":[0.25,0.5]}
             → {"y":[…],"slope":[…],"secondDerivative":[…]}
          {"op":"curve","curve":"steps(4, jump-both)","inverse":[0.5]}
             → {"inverse":[…]}, the first times at which the curve has the values
          {"op":"keyframes","times":[0,1,2],"values":[[0,0],[1,2],[3,1]],
           "mode":"monotone","at":[0.5]}
             → {"value":[[…],…],"velocity":[[…],…],"acceleration":[[…],…]}
          {"op":"keyframes","times":[0,1],"values":[0,0],"mode":"bezier",
           "handles":[{"out":[0.3,2]},{"in":[-0.3,2]}],
           "before":"hold","after":"repeat","at":[0.5]}
             → Béziers with handles [dt, dv]; "angle":"degrees" turns the short way
          {"op":"zoom","from":[0,0,1],"to":[10,0,1],"at":[0.25]}
             → {"value":[[x,y,width],…],"length":…}, van Wijk and Nuij's path
          {"op":"acceleration","acceleration":2000,"bounds":[0,1000],
           "restitution":0.5,"at":[1.5]}
             → {"value":[…],"velocity":[…],"impacts":[…],"duration":…}
          {"op":"map","input":[0,120],"output":[1,0],"after":"hold","at":[60]}
             → {"value":[…],"slope":[…]}, a map of ranges
          {"op":"color","from":"red","to":"blue","in":"oklch","at":[0.5]}
             → {"css":["oklch(…)"],"components":[[…]],"alpha":[…]}; "color" converts
          {"op":"path","path":"M0 0Q50 100 100 0","nearest":[[50,80]]}
             → {"length":…,"area":…,"bounds":[…],"nearest":[{"point":[x,y], …}]}
          {"op":"scroll","velocity":1000,"maximum":400,"at":[0.5]}
             → {"value":[…],"velocity":[…],"end":…, …}
          {"op":"handover","motion":{"decay":"normal","velocity":900},
           "switches":[{"at":0.4,"to":100,"by":"bouncy"}],"at":[0.6]}
             → {"value":[…],"velocity":[…],"acceleration":[…], …}
          {"op":"follow","path":{"times":[0,1],"values":[0,60],"mode":"linear"},
           "spring":"smooth","from":0,"at":[0.5]}
             → {"channels":{"follower":{…},"path":{…}}, …}
          {"op":"profile","to":10,"velocity":-3,"speed":5,"acceleration":20,
           "jerk":100,"at":[0.5]}
             → {"value":[…],"velocity":[…],"acceleration":[…],"duration":…}
          {"op":"choreography","move":["a","b","c"],"each":0.1,"spring":"bouncy",
           "from":0,"to":1,"at":[0.25]}
             → {"channels":{"a":{…},…},"logicalDuration":…, …}
          {"op":"meanRotation","values":[[0,0,0,1],[0,0.6,0,0.8]],"weights":[1,1]}
             → {"value":[x,y,z,w]}
          {"op":"interpolate","from":[16 numbers],"to":"rotateY(200deg)",
           "at":[0.5],"method":"css"}
             → {"matrices":[[…],…]}, m11, m12, … m44 as in matrix3d()
          {"op":"decompose","transform":[16 numbers]}
             → {"translation":[…],"scale":[…],"skew":[…],"rotation":[…], …}
          {"op":"project","rect":[x,y,w,h],"transform":[16 numbers],
           "perspective":500,"origin":[x,y]}
             → {"corners":[[x,y],…],"polygon":[[x,y],…],"facing":"front", …}
          {"op":"hit","rect":[x,y,w,h],"transform":[16 numbers],
           "perspective":500,"point":[x,y]}
             → {"hit":true,"point":[x,y]} in the rectangle's plane
          {"op":"velocity","samples":[[time_ms,x,y],…]}
             → {"vx":…,"vy":…} in pixels a second
          {"op":"tune","trace":"TEXT OF A FILE","decisions":["threshold=0.6"]}
             → {"fraction":…,"velocity":…,"results":[{"outcome":"finish", …},…]}
        """

    /// The questions of this operation in ``samples``, with their answers.
    var samples: String {
        let start = "  {\"op\":\"\(rawValue)\""
        var (taken, isOwn) = ([Substring](), false)
        for line in Self.samples.split(separator: "\n") {
            if line.hasPrefix("  {\"op\"") { isOwn = line.hasPrefix(start) }
            if isOwn { taken.append(line.dropFirst(2)) }
        }
        return taken.joined(separator: "\n")
    }
}
