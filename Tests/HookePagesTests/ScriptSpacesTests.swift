import Testing

@testable import HookePages

@Suite struct ScriptSpacesTests {
    @Test(arguments: [
        ("const a = (x, y) => x + y * 2; // no import\n", "const a=(x,y)=>x+y*2;"),
        ("a - -b; a + +b; a - b; i++ + 1; a-- > 0; a < !--b", "a- -b;a+ +b;a-b;i++ +1;a-- >0;a< !--b"),
        ("return \"x = y\"; case 'a \\' b': x", "return\"x = y\";case'a \\' b':x"),
        ("`a = ${ b + `c = ${ { d : 1 } } ` } // e`; f = g", "`a = ${b+`c = ${{d:1}} `} // e`;f=g"),
        (
            "x = /[/ ] = \\/ a/u.test(y); z = a / b / 2; t = (a) / 2",
            "x=/[/ ] = \\/ a/u.test(y);z=a/b/2;t=(a)/2"
        ),
        ("return / = /.test(x); a / / = /", "return/ = /.test(x);a/ / = /"), ("1 .toFixed()", "1 .toFixed()"),
        ("get #x() { return this.#a in b; }", "get #x(){return this.#a in b;}"),
        ("é = ü in o", "é=ü in o"), ("a\n/ = /.test(b)", "a\n/ = /.test(b)"),
        ("f(\n  a, // one\n  b,\n)\nc", "f(a,b,)\nc"),
        ("{\na\n}\nb\n.c\n? 1\n: (2\n)\n[d]\n1\n.e", "{a}\nb.c?1:(2)\n[d]\n1\n.e"), ("", ""),
        ("\"open", "\"open"),
    ])
    func `Only spaces that separate no tokens are left out`(_ script: String, _ expected: String) {
        #expect(ScriptSpaces.removed(from: script) == expected)
    }
}
