# Shared functions of the scripts; source this file. It changes to the top folder of the checkout.
# shellcheck shell=bash

cd "$(dirname "${BASH_SOURCE[0]}")/../.." || exit

say() { printf '%s\n' "$*" >&2; }

die() {
    say "error: $*"
    exit 1
}

# Sets the flags of `swift` and the remaining arguments from a script's arguments. `--without-openblas`, first, builds with
# the trait off, in a separate folder. HOOKE_SWIFT_FLAGS adds flags to every build, so that .ci/run builds no target twice.
take_flags() {
    # The index, needed to find tests, excludes the toolchain's modules: that saves 7 % of a build. Compiling whole modules
    # saves another 18 % of a build from clean; the index then needs an object file for each source, hence two threads.
    # A job of its own for each swiftmodule would expand the macros of tests twice: 13 % of a build's processor time.
    # Debug information is only the lines, for crash reports.
    local whole="-Xswiftc -index-ignore-system-modules -Xswiftc -index-ignore-clang-modules"
    whole+=" -Xswiftc -disable-batch-mode -Xswiftc -whole-module-optimization -Xswiftc -num-threads -Xswiftc 2"
    whole+=" -Xswiftc -no-emit-module-separately-wmo -Xswiftc -gline-tables-only"
    read -ra swift_flags <<<"$whole ${HOOKE_SWIFT_FLAGS:-}"
    wants_openblas=true
    if [ "${1:-}" = --without-openblas ]; then
        wants_openblas=false
        swift_flags+=(--disable-default-traits --scratch-path .build-reference)
        shift
    fi
    rest=("$@")
}

# Runs a command; hides its output unless it fails or a terminal shows it.
quietly() {
    if [ -t 1 ]; then
        "$@"
        return
    fi
    local log status=0
    log=$(mktemp)
    ("$@") >"$log" 2>&1 || status=$?
    [ "$status" -eq 0 ] || cat "$log" >&2
    rm -f "$log"
    return "$status"
}

# Prints the first block of a document marked with these words, after a heading if one is given.
block() {
    awk -v mark="\`\`\`$2" -v heading="${3:-}" '
        heading != "" && $0 == heading { heading = "" }
        heading != "" { next }
        inside && /^```/ { exit }
        inside { print }
        $0 == mark { inside = 1 }' "$1" | grep . || die "$1 has no block marked $2"
}

# Writes the README's package into first/ of a folder, beside a link to this checkout.
write_readme_package() {
    mkdir -p "$1/first/Sources/first"
    ln -s "$PWD" "$1/hooke"
    block README.md "swift manifest" >"$1/first/Package.swift"
    block README.md swift >"$1/first/Sources/first/main.swift"
}

as_root() {
    if [ "$(id -u)" -eq 0 ]; then
        "$@"
    elif [ -t 0 ]; then
        sudo "$@"
    else
        sudo -n "$@"
    fi
}

# Installs packages by apt; updates an out-of-date list of packages first.
apt_install() {
    local install=(env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$@")
    say "Installing $*"
    quietly as_root "${install[@]}" 2>/dev/null || {
        quietly as_root apt-get update && quietly as_root "${install[@]}"
    } || die "could not install $*. As root: apt-get update && apt-get install $*"
}

# Whether Swift's compiler finds OpenBLAS with its headers and LAPACK.
has_openblas() {
    local compiler prefix flags=() trial status=0
    compiler=$(command -v clang || command -v cc) || die "there is no clang; Swift's toolchain brings one"
    if command -v brew >/dev/null && prefix=$(brew --prefix openblas 2>/dev/null); then
        flags=("-I$prefix/include" "-L$prefix/lib")
    fi
    trial=$(mktemp -d)
    cat >"$trial/main.c" <<'EOF'
#include <cblas.h>
extern void dgesv_(void);
int main(void) {
    double one = 1;
    dgesv_();
    return (int)cblas_ddot(1, &one, 1, &one, 1);
}
EOF
    "$compiler" "$trial/main.c" -o "$trial/main" ${flags[@]+"${flags[@]}"} -lopenblas 2>/dev/null || status=$?
    rm -rf "$trial"
    return "$status"
}

# Installs Chromium for tests that compare with it, where apt can; elsewhere they are skipped.
ensure_browser() {
    local name
    for name in chromium chromium-browser google-chrome google-chrome-stable; do
        if command -v "$name" >/dev/null; then
            return
        fi
    done
    # Not every apt has it: Ubuntu's package only refers to a snap.
    if ! command -v apt-get >/dev/null || ! (apt_install chromium); then
        say "There is no Chromium: the tests that compare with a browser are skipped"
    fi
}

# Installs a program that draws SVG as PNG, where apt can; elsewhere the tests that need one are skipped.
ensure_renderer() {
    if command -v resvg >/dev/null || command -v rsvg-convert >/dev/null || ! command -v apt-get >/dev/null; then
        return
    fi
    apt_install librsvg2-bin
}

# Fetches the player that tests Lottie exports, where pip can; elsewhere those tests are skipped.
ensure_lottie_player() {
    export HOOKE_LOTTIE_WEB=${HOOKE_LOTTIE_WEB:-$PWD/out/lottie.js}
    if [ -e "$HOOKE_LOTTIE_WEB" ]; then
        return
    fi
    mkdir -p "$(dirname "$HOOKE_LOTTIE_WEB")"
    if ! scripts/get-lottie-web "$HOOKE_LOTTIE_WEB"; then
        unset HOOKE_LOTTIE_WEB
        say "There is no lottie-web: the tests that compare with it are skipped"
    fi
}

# Prints the path of the compiler's helper functions for WebAssembly, if they exist.
wasm_builtins() {
    find /usr/lib/llvm-*/lib/clang -name libclang_rt.builtins-wasm32.a 2>/dev/null | sort -V | tail -n 1
}

# Installs what links and runs Embedded Swift: C libraries for WebAssembly and arm64, qemu and Node.
ensure_embedded() {
    local missing=()
    [ -e /usr/lib/wasm32-wasi/libc.a ] || missing+=(wasi-libc)
    [ -n "$(wasm_builtins)" ] || missing+=(libclang-rt-14-dev-wasm32)
    command -v gcc >/dev/null || missing+=(gcc)
    command -v aarch64-linux-gnu-gcc >/dev/null || missing+=(gcc-aarch64-linux-gnu)
    [ -e /usr/aarch64-linux-gnu/lib/libc.a ] || missing+=(libc6-dev-arm64-cross)
    command -v qemu-aarch64 >/dev/null || missing+=(qemu-user)
    command -v node >/dev/null || missing+=(nodejs)
    [ ${#missing[@]} -eq 0 ] || apt_install "${missing[@]}"
}

# Installs SDL2 for the examples, and the tools with which their tests drag a window; without these they are skipped.
ensure_window() {
    if ! command -v apt-get >/dev/null; then
        return
    fi
    if [ ! -e /usr/include/SDL2/SDL.h ] || ! command -v Xvfb >/dev/null || ! command -v xdotool >/dev/null; then
        apt_install libsdl2-dev xvfb xdotool
    fi
}

# Checks for a Swift toolchain and installs OpenBLAS, unless the build is without it.
ensure_needs() {
    command -v swift >/dev/null || die "there is no Swift toolchain; see https://www.swift.org/install"
    if ! $wants_openblas || has_openblas; then
        return
    fi
    if command -v apt-get >/dev/null; then
        # pkg-config only prevents a misleading warning of SwiftPM; it is small.
        apt_install libopenblas-dev pkg-config
    elif command -v brew >/dev/null; then
        say "Installing openblas"
        quietly brew install openblas
    else
        die "OpenBLAS is missing, and there is neither apt nor brew to install it. Install it with its" \
            "headers, or build without it: $0 --without-openblas"
    fi
    has_openblas || die "OpenBLAS was installed, but clang does not find cblas.h or libopenblas"
}
