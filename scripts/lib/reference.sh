# Functions of the scripts that compare with a reference in wider arithmetic; source this file after setup.sh.
# shellcheck shell=bash
# shellcheck disable=SC2034 # The scripts use the variables.

# Compiles scripts/lib/NAME-reference.c as $folder/reference, in a temporary folder that the end of the script removes.
compile_reference() {
    local compiler
    compiler=$(command -v "${CC:-gcc}") || die "there is no GCC, whose __float128 the reference needs"
    folder=$(mktemp -d)
    trap 'rm -rf "$folder"' EXIT
    "$compiler" -O2 -Wall -Wextra -o "$folder/reference" "scripts/lib/$1-reference.c" -lquadmath -lm \
        || die "the reference cannot be compiled; it needs GCC with libquadmath"
}

# Compiles the reference NAME, and builds the command as $hooke by a script's arguments, the rest: --debug, --cases N,
# --seed N and --without-openblas. Sets $cases and $seed.
prepare_reference() {
    local name=$1 flags=() configuration=release
    shift
    cases=1000000
    seed=1
    while [ $# -gt 0 ]; do
        case $1 in
        --cases | --seed)
            [[ ${2:-} =~ ^[0-9]+$ ]] || die "$1 needs a number"
            if [ "$1" = --cases ]; then cases=$2; else seed=$2; fi
            shift 2
            ;;
        --debug)
            configuration=debug
            shift
            ;;
        --without-openblas)
            flags=("$1")
            shift
            ;;
        *) die "unknown argument $1" ;;
        esac
    done
    take_flags ${flags[@]+"${flags[@]}"}
    ensure_needs
    compile_reference "$name"
    local build=(swift build -c "$configuration" --product hooke ${swift_flags[@]+"${swift_flags[@]}"})
    quietly "${build[@]}"
    hooke=$("${build[@]}" --show-bin-path)/hooke
}
