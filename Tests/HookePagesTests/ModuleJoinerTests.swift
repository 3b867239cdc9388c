import Testing

@testable import HookePages

@Suite struct ModuleJoinerTests {
    static func script(_ texts: [String: String]) -> String {
        var joiner = ModuleJoiner(texts: texts.map { ($0.key, $0.value) })
        joiner.add("page/main.js")
        return joiner.script
    }

    @Test func `Each module comes once, after those that it imports, with its imports and exports bound`() {
        let texts = [
            "page/main.js": """
            // The page.

            import { half as part, Whole } from "./parts/half-whole.js";
            import {
              one,
              two,
            } from "../core.js";
            import standard from "../core.js";

            /**
             * Starts.
             */
            const start = () => part(one); // no import

            start(two, standard, Whole);

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
            "core.js": "export const one = 1;\nexport const two = 2;\nexport default two;\n",
        ]
        #expect(
            Self.script(texts) == """
                const _core = (() => {
                const one = 1;
                const two = 2;
                const standard = two;
                return { one, two, default: standard };
                })();
                const _page_parts_half_whole = (() => {
                const { one } = _core;
                const half = (x) => x / 2 / one;
                class Whole {}
                function quarter(x) {
                return x / 4;
                }
                return { half, Whole, quarter };
                })();
                const _page_main = (() => {

                const { half: part, Whole } = _page_parts_half_whole;
                const { one, two } = _core;
                const standard = _core.default;
                const start = () => part(one); // no import

                start(two, standard, Whole);
                return {  };
                })();

                """)
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
    }

    @Test func `A text that ends the script is refused`() async {
        await #expect(processExitsWith: .failure) {
            _ = ModuleJoinerTests.script(["page/main.js": "const text = \"</script>\";\n"])
        }
    }
}
