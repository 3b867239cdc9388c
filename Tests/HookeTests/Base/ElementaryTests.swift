import TestSupport
import Testing

@testable import Hooke

@Suite struct ElementaryTests {
    @Test func `Every function is the one it says`() {
        let x = 0.7
        let known: [(Double, Double)] = [
            (Elementary.sin(x), 0.644217687237691), (Elementary.cos(x), 0.7648421872844885),
            (Elementary.tan(x), 0.8422883804630794), (Elementary.asin(x), 0.775397496610753),
            (Elementary.acos(x), 0.7953988301841436), (Elementary.atan(x), 0.6107259643892086),
            (Elementary.atan2(-0.7, -2), -2.8049178342030663), (Elementary.sinh(x), 0.7585837018395335),
            (Elementary.cosh(x), 1.255169005630943), (Elementary.tanh(x), 0.6043677771171635),
            (Elementary.exp(x), 2.0137527074704766), (Elementary.exp2(x), 1.624504792712471),
            (Elementary.expm1(x), 1.0137527074704764), (Elementary.log(x), -0.35667494393873245),
            (Elementary.log2(x), -0.5145731728297583), (Elementary.log1p(x), 0.5306282510621704),
            (Elementary.pow(x, -2.5), 2.43924205986611), (Elementary.cbrt(x), 0.8879040017426006),
            (Elementary.hypot(x, 2.4), 2.5),
        ]
        for (index, (found, expected)) in known.enumerated() {
            #expect(ulpDistance(found, expected) <= 2, "function \(index)")
        }
    }
}
