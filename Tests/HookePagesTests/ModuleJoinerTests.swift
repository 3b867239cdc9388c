import Testing

@testable import HookePages

@Suite struct ModuleJoinerTests {
    static func script(_ texts: [String: String]) -> String {
        var joiner = ModuleJoiner(texts: texts.map { ($0.key, $0.value) })
        joiner.add("page/main.js")
        return joiner.script
    }

    @Test
    func `Each module comes once, after those that it imports, and its exports are constants of the script`()
    {
        let texts = [
            "page/main.js": """
            // The page.

            import { half, Whole } from "./parts/half-whole.js";
            import {
              one,
              two,
            } from "../core.js";

            /**
             * Starts.
             */
            const start = () => half(one); // no import

            start(two, Whole);

            """,
            "page/parts/half-whole.js": """
            import { one } from "../../core.js";
            export const half = (x) => x / 2 / one;

            /** Everything. */
            export class Whole {}
            export function quarter(x) {
              return x / 4;
            }

            """,
            "core.js": "export const one = 1;\nexport const two = 2;\n",
        ]
        #expect(
            Self.script(texts) == """
                const { one, two } = (() => {
                const one = 1;
                const two = 2;
                return { one, two };
                })();
                const { half, Whole, quarter } = (() => {
                const half = (x) => x / 2 / one;
                class Whole {}
                function quarter(x) {
                return x / 4;
                }
                return { half, Whole, quarter };
                })();
                (() => {
                const start = () => half(one); // no import
                start(two, Whole);
                })();

                """)
    }

    @Test func `A name that two modules export is refused`() async {
        await #expect(processExitsWith: .failure) {
            _ = ModuleJoinerTests.script([
                "page/main.js": "import { a } from \"./a.js\";\nexport const a = 1;\n",
                "page/a.js": "export const a = 1;\n",
            ])
        }
    }

    @Test func `A cycle of imports is refused`() async {
        await #expect(processExitsWith: .failure) {
            _ = ModuleJoinerTests.script([
                "page/main.js": "import { a } from \"./a.js\";\n",
                "page/a.js": "import { b } from \"./main.js\";\n",
            ])
        }
    }

    @Test func `A module that is missing is refused`() async {
        await #expect(processExitsWith: .failure) {
            _ = ModuleJoinerTests.script(["page/main.js": "import { a } from \"./a.js\";\n"])
        }
    }

    @Test func `An import or export in another form is refused`() async {
        await #expect(processExitsWith: .failure) {
            _ = ModuleJoinerTests.script(["page/main.js": "import \"./a.js\";\n", "page/a.js": "\n"])
        }
        await #expect(processExitsWith: .failure) {
            _ = ModuleJoinerTests.script(["page/main.js": "export async function a() {}\n"])
        }
        await #expect(processExitsWith: .failure) {
            let text = "import { a as b } from \"./a.js\";\n"
            _ = ModuleJoinerTests.script(["page/main.js": text, "page/a.js": "export const a = 1;\n"])
        }
        await #expect(processExitsWith: .failure) {
            _ = ModuleJoinerTests.script(["page/main.js": "export default 1;\n"])
        }
    }

    @Test func `A text that ends the script is refused`() async {
        await #expect(processExitsWith: .failure) {
            _ = ModuleJoinerTests.script(["page/main.js": "const text = \"</script>\";\n"])
        }
    }
}
