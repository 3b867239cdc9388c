# Functions that compile and link Embedded Swift; source after setup.sh.
# shellcheck shell=bash

# The targets that compile as Embedded Swift, in order of their imports.
# shellcheck disable=SC2034
embedded_modules=(Hooke HookeMotion HookeGeometry HookeTimeline)

# Runs the compiler for a triple, with additional flags, over the sources of some folders.
swift_embedded() {
    local triple=$1 module=$2 argument flags=() folders=()
    shift 2
    for argument; do
        if [ -d "$argument" ]; then folders+=("$argument"); else flags+=("$argument"); fi
    done
    mkdir -p "out/embedded/$triple"
    # In one order everywhere, so that the same sources give the same bytes.
    find "${folders[@]}" -name '*.swift' ! -name main.swift -print0 | LC_ALL=C sort -z \
        | xargs -0 swiftc -swift-version 6 -package-name hooke -target "$triple" \
            -enable-experimental-feature Embedded -wmo -parse-as-library -warnings-as-errors \
            -Xfrontend -function-sections -Xfrontend -disable-stack-protector \
            -module-name "$module" -I "out/embedded/$triple" "${flags[@]}"
}

# Compiles the sources of folders into an object out/embedded/TRIPLE/NAME.o; additional arguments are flags.
compile_embedded() { swift_embedded "$@" -c -o "out/embedded/$1/$2.o"; }

# Compiles a target into a module, without an object: users compile the parts that they use. Skips a module that is newer
# than its sources.
compile_embedded_module() {
    local module=out/embedded/$1/$2.swiftmodule
    if [ $# -eq 2 ] && [ -e "$module" ] \
        && [ -z "$(find "${embedded_modules[@]/#/Sources/}" scripts/lib/embedded.sh -newer "$module" -print -quit)" ]; then
        return
    fi
    swift_embedded "$1" "$2" "Sources/$2" -Onone -emit-module -emit-module-path "out/embedded/$1/$2.swiftmodule" "${@:3}"
}

# Links a static program for arm64, for qemu-aarch64: OUTPUT OBJECT...
link_arm64() {
    local output=$1 runtime
    shift
    runtime=$(dirname "$(aarch64-linux-gnu-gcc -print-libgcc-file-name)")
    # GNU's linker rejects copy relocations against protected symbols.
    ld.lld -static --gc-sections -o "$output" /usr/aarch64-linux-gnu/lib/{crt1,crti}.o "$runtime/crtbeginT.o" "$@" \
        -L/usr/aarch64-linux-gnu/lib -L"$runtime" --start-group -lm -lc -lgcc -lgcc_eh --end-group \
        "$runtime/crtend.o" /usr/aarch64-linux-gnu/lib/crtn.o
}

# Links a WebAssembly module without imports: OUTPUT, objects and linker flags.
link_wasm() {
    local output=$1
    shift
    clang --target=wasm32-unknown-none -O2 -c scripts/lib/wasm-runtime.c -o "$output.runtime.o"
    wasm-ld -o "$output" --no-entry --gc-sections -z stack-size=1048576 "$@" "$output.runtime.o" \
        -L /usr/lib/wasm32-wasi -lm -lc "$(wasm_builtins)"
    rm "$output.runtime.o"
}

# Links an object and the parts of a C library that it needs into a small WebAssembly module with functions: OUTPUT OBJECT
# FUNCTION... Fails if the module has imports.
link_small_wasm() {
    local output=$1 object=$2 objects=out/wasm source function exports=(--export=malloc --export=free) imports
    shift 2
    rm -rf "$objects"
    mkdir -p "$objects" "$(dirname "$output")"
    for source in Sources/CHooke/*.c Sources/JavaScript/wasm/*.c; do
        clang --target=wasm32-unknown-none -Os -mbulk-memory -ffreestanding -fno-builtin -c \
            -I Sources/CHooke/include -o "$objects/$(basename "$source" .c).o" "$source"
    done
    for function; do exports+=("--export=$function"); done
    wasm-ld --no-entry --gc-sections --stack-first -z stack-size=262144 --strip-all "${exports[@]}" \
        -o "$objects/linked.wasm" "$object" "$objects"/*.o
    # Little inlining: functions with few locals are shorter to write, and similar ones compress. The linker has stripped
    # names; --strip-debug here gives a larger module.
    local flags=(-Oz --low-memory-unused --enable-simd --enable-bulk-memory --enable-nontrapping-float-to-int
        --enable-sign-ext --enable-mutable-globals)
    wasm-opt -Oz "${flags[@]}" --one-caller-inline-max-function-size=30 --always-inline-max-function-size=4 \
        -S -o "$objects/linked.wat" "$objects/linked.wasm"
    python3 scripts/lib/order-functions.py "$objects/linked.wat" >"$objects/ordered.wat"
    wasm-opt "${flags[@]}" --one-caller-inline-max-function-size=0 --always-inline-max-function-size=0 \
        -o "$output" "$objects/ordered.wat"
    imports=$(node -e '
        const bytes = require("node:fs").readFileSync(process.argv[1]);
        for (const { module, name } of WebAssembly.Module.imports(new WebAssembly.Module(bytes))) {
            console.log(module + "." + name);
        }' "$output")
    [ -z "$imports" ] || die "$(basename "$output") imports $imports"
}

# Notes from what a module was made, for scripts/update-modules: NAME, the digest of its sources before the build, by
# `scripts/update-modules --sources NAME`.
note_module() {
    mkdir -p out/modules
    {
        echo "$2"
        swiftc --version 2>/dev/null | head -1
        wasm-opt --version
        wasm-ld --version
    } >"out/modules/$1.inputs"
}

# Prints the size of a file; fails if it exceeds a number of bytes, gzipped: FILE BYTES.
limit_size() {
    local size
    size=$(gzip -9nc "$1" | wc -c)
    say "$(printf '%-12s %8d bytes, %7d gzipped (at most %d)' "$(basename "$1")" "$(stat -c %s "$1")" "$size" "$2")"
    [ "$size" -le "$2" ] || die "$(basename "$1") is too large"
}

# The C functions of the library.
header=Sources/CHooke/include/hooke.h

# Compiles these functions and the parts of the core that they use into an object out/embedded/TRIPLE/HookeC.o; additional
# arguments are flags. Skips an object that is newer than its sources and has the same flags.
compile_c_functions() {
    local triple=$1 module object=out/embedded/$1/HookeC.o folders
    shift
    folders=("${embedded_modules[@]/#/Sources/}" Sources/HookeC Sources/CHooke scripts/lib/embedded.sh)
    if [ -e "$object" ] && [ "$(cat "$object.flags" 2>/dev/null)" = "$*" ] \
        && [ -z "$(find "${folders[@]}" -newer "$object" -print -quit)" ]; then
        return
    fi
    for module in "${embedded_modules[@]}"; do
        say "Compiling $module for $triple"
        compile_embedded_module "$triple" "$module"
    done
    say "Compiling HookeC for $triple"
    compile_embedded "$triple" HookeC Sources/HookeC -ISources/CHooke/include "$@"
    echo "$*" >"$object.flags"
}

# Prints the functions of the header, or those of the first (1) or the second (2) module of JavaScript.
header_functions() {
    local lines=1,\$
    case ${1:-} in
    1) lines='1,/^\/\/ === /' ;;
    2) lines='/^\/\/ === In/,$' ;;
    esac
    sed -n "$lines p" "$header" | grep -oE '\bhooke_[a-z_]+\(' | tr -d '(' | sort -u
}

# Prints the header's version of the interface.
header_abi() { sed -nE 's/^#define HOOKE_ABI ([0-9]+)$/\1/p' "$header"; }

# Prints the header's version.
header_version() { sed -nE 's/^#define HOOKE_VERSION "(.*)"$/\1/p' "$header"; }
