import Testing

@testable import HookeTool

@Suite struct EvalTransformsRefusalTests {
    private static let faults: [(String, String)] = [
        (
            #""op":"interpolate","to":"none","at":[0]"#,
            "from is missing; accepted: 16 numbers m11, m12, … m44, or CSS text"
        ),
        (
            #""op":"interpolate","from":"none","to":"none""#,
            "at is missing; accepted: an array of numbers, such as [0, 0.1]"
        ),
        (
            #""op":"interpolate","from":"none","to":"scale(1e200) scale(1e200)","at":[0]"#,
            "to is \"scale(1e200) scale(1e200)\"; accepted: transforms whose product has finite numbers"
        ),
        (
            #""op":"interpolate","from":"none","to":"translate(1e308px)","iteration":2,"at":[0]"#,
            "to is \"translate(1e308px)\"; accepted: transforms whose product has finite numbers"
        ),
        (
            #""op":"interpolate","from":"scale(1e200)","to":"none","underlying":"scale(1e200)","composite":"add","at":[0]"#,
            "from is \"scale(1e200)\"; accepted: transforms whose product has finite numbers"
        ),
        (
            #""op":"interpolate","from":3,"to":"none","at":[0]"#,
            "from is 3; accepted: 16 numbers m11, m12, … m44, or CSS text"
        ),
        (
            #""op":"interpolate","from":[1,2],"to":"none","at":[0]"#,
            "from has 2 elements; accepted: 16, m11, m12, … m44"
        ),
        (
            #""op":"interpolate","from":"none","to":[1,0,0,0,0,"1",0,0,0,0,1,0,0,0,0,1],"at":[0]"#,
            "to[5] is \"1\"; accepted: a number, not in quotation marks"
        ),
        (
            #""op":"interpolate","from":"none","to":"none","at":[0],"method":"lerp""#,
            "method is \"lerp\"; accepted: \(TransformMethod.words.map(\.rawValue).joined(separator: ", "))"
        ),
        (
            #""op":"interpolate","from":"none","to":"none","at":[0],"fallback":"none""#,
            "fallback is \"none\"; accepted: \(TransformMethod.words.map(\.rawValue).joined(separator: ", "))"
        ),
        (
            #""op":"interpolate","from":"none","to":"none","at":[0],"underlying":"none""#,
            "underlying is given; accepted: not beside op, from, to, at"
        ),
        (
            #""op":"interpolate","from":"none","to":"none","at":[0],"mode":1"#,
            "unknown field \"mode\"; accepted: op, from, to, at, method, fallback, iteration, composite, underlying, box, fontSize"
        ),
        (#""op":"decompose""#, "transform is missing; accepted: 16 numbers m11, m12, … m44, or CSS text"),
        (
            #""op":"decompose","transform":"scale(0)""#,
            "transform cannot be decomposed; accepted: a transform with nonzero m44 and a nonsingular affine part, or the method polar"
        ),
        (#""op":"project","transform":"none""#, "rect is missing; accepted: [x, y, width, height]"),
        (
            #""op":"project","rect":[1,2,3],"transform":"none""#,
            "rect is [1, 2, 3]; accepted: [x, y, width, height]"
        ),
        (
            #""op":"project","rect":[1,2,3,4]"#,
            "transform is missing; accepted: 16 numbers m11, m12, … m44, or CSS text"
        ),
        (
            #""op":"project","rect":[1,2,3,4],"transform":"none","origin":[1]"#,
            "origin is [1]; accepted: [x, y]"
        ),
        (
            #""op":"project","rect":[1,2,3,4],"transform":"none","perspective":0"#,
            "perspective is 0.0; accepted: a number above 0, or no perspective"
        ),
        (
            #""op":"project","rect":[1,2,3,4],"transform":"none","perspective":"far""#,
            "perspective is \"far\"; accepted: a number above 0, or \"none\""
        ),
        (
            #""op":"project","rect":[1,2,3,4],"transform":"none","perspectiveOrigin":[1,2]"#,
            "perspectiveOrigin is given; accepted with perspective"
        ),
        (
            #""op":"project","rect":[1,2,3,4],"transform":"none","near":-1"#,
            "near is -1.0; accepted: a finite number above 0"
        ),
        (
            #""op":"project","rect":[1,2,3,4],"transform":"none","point":[1,2]"#,
            "unknown field \"point\"; accepted: op, rect, transform, origin, perspective, perspectiveOrigin, near, box, fontSize"
        ),
        (#""op":"hit","rect":[1,2,3,4],"transform":"none""#, "point is missing; accepted: [x, y]"),
    ]

    @Test(arguments: faults)
    func `Errors name what is accepted`(fields: String, reason: String) throws {
        let said = try refusal("{\(fields)}")
        #expect(said == reason)
    }

    @Test func `Wrong CSS text is refused at its byte`() throws {
        let reason = try refusal(#"{"op":"decompose","transform":"rotateY(37deg) spin(1)"}"#)
        #expect(
            reason?.hasPrefix("transform is \"rotateY(37deg) spin(1)\"; accepted at character 16") == true)
    }
}
