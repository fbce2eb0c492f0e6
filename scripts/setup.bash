# Setup that all scripts share; sourced, never run.
# Leaves `root` (the repository's folder, absolute) and `system` (the name of the operating system).

root="$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.." && pwd -P)"
system="$(uname -s)"

fail() {
  printf '%s\n' "$@" >&2
  exit 1
}

# What the comment at the head of a script says.
# usage: head_comment SCRIPT
head_comment() {
  sed -n '1d; /^#/!q; s/^# \{0,1\}//p' "$1"
}

# That, and then the help of the command that the script runs.
# usage: show_help SCRIPT COMMAND
show_help() {
  head_comment "$1"
  echo
  build_monorepo
  exec "$monorepo" "$2" --help
}

# Swift 6.2 or later: the manifests use settings that came with it. Leaves its version in `swift_version`.
require_swift() {
  local found
  swift_version="$(swift --version 2>/dev/null || true)"
  command -v swift >/dev/null 2>&1 || fail \
    "Swift is missing: no swift on PATH." \
    "Install Swift 6.2 or later from https://www.swift.org/install and try again."
  found="$(printf '%s\n' "$swift_version" | sed -nE 's/.*Swift version ([0-9]+)\.([0-9]+).*/\1 \2/p' | head -n 1)"
  [[ "$found" =~ ^([0-9]+)\ ([0-9]+)$ ]] || fail \
    "The version of Swift is unknown: the output of 'swift --version' is unexpected." \
    "Install Swift 6.2 or later from https://www.swift.org/install and try again."
  ((BASH_REMATCH[1] > 6 || (BASH_REMATCH[1] == 6 && BASH_REMATCH[2] >= 2))) || fail \
    "Swift ${BASH_REMATCH[1]}.${BASH_REMATCH[2]} is too old: 6.2 or later is required." \
    "Install it from https://www.swift.org/install and try again."
}

has_sqlite_headers() {
  local compiler
  for compiler in clang cc gcc; do
    command -v "$compiler" >/dev/null 2>&1 || continue
    printf '#include <sqlite3.h>\n' | "$compiler" -fsyntax-only -x c - >/dev/null 2>&1
    return
  done
  [ -e /usr/include/sqlite3.h ]
}

# The headers of SQLite, which macOS contains; on Debian and Ubuntu they are installed when that is allowed.
require_sqlite_headers() {
  [ "$system" = Darwin ] && return
  has_sqlite_headers && return
  if command -v apt-get >/dev/null 2>&1; then
    local as_root=()
    if [ "$(id -u)" -ne 0 ]; then
      sudo -n true >/dev/null 2>&1 || fail \
        "The SQLite headers are missing. Install them and try again:" \
        "  sudo apt-get update && sudo apt-get install -y libsqlite3-dev"
      as_root=(sudo -n)
    fi
    echo "Installing the SQLite headers (libsqlite3-dev)…" >&2
    "${as_root[@]}" apt-get update >/dev/null 2>&1 || true
    DEBIAN_FRONTEND=noninteractive "${as_root[@]}" apt-get install -y libsqlite3-dev >/dev/null 2>&1 || true
    has_sqlite_headers && return
    fail "The SQLite headers could not be installed. Install them and try again:" \
      "  sudo apt-get update && sudo apt-get install -y libsqlite3-dev"
  fi
  fail "The SQLite headers are missing (sqlite3.h)." \
    "Install them and try again, for example: sudo dnf install sqlite-devel, or sudo apk add sqlite-dev."
}

# Builds quietly; what the build prints goes to a log, which is shown when it fails. The plan is always rebuilt: a cached
# one does not see files that came or went in a package that is depended on.
# usage: quiet_build TITLE LOG ARGUMENTS-OF-SWIFT-BUILD…
quiet_build() {
  local title="$1" log="$2" line
  shift 2
  mkdir -p "$(dirname "$log")"
  if [ -t 2 ]; then
    if swift build --disable-build-manifest-caching --explicit-target-dependency-import-check error "$@" </dev/null 2>&1 | tee "$log" | while IFS= read -r line; do
      printf '\r\033[K%s %.60s' "$title" "$line" >&2
    done; then
      printf '\r\033[K' >&2
      return
    fi
    printf '\r\033[K' >&2
  elif swift build --disable-build-manifest-caching --explicit-target-dependency-import-check error "$@" </dev/null >"$log" 2>&1; then
    return
  fi
  # Precompiled modules contain the path of their folder, and cannot be used from another one.
  if grep -q 'was compiled with module cache path' "$log"; then
    fail "${title%:} failed: the repository was moved or copied after it was built." "Remove $root/.build and try again."
  fi
  cat "$log" >&2
  fail "${title%:} failed. The log above is in $log."
}

# Whether programs find libcurl when they run: they open it at their first request.
has_curl_library() {
  [ "$system" = Darwin ] && return
  local folder name
  for folder in /lib /lib64 /usr/lib /usr/lib64 /usr/local/lib /lib/*-linux-gnu /usr/lib/*-linux-gnu; do
    for name in libcurl.so.4 libcurl-gnutls.so.4; do
      [ -e "$folder/$name" ] && return
    done
  done
  PATH="$PATH:/sbin:/usr/sbin" ldconfig -p 2>/dev/null | grep -qE 'libcurl(-gnutls)?\.so\.4 '
}

# Installs a package of Debian or Ubuntu where that is allowed without a question; the caller looks whether it is there.
# usage: try_to_install WHAT PACKAGE
try_to_install() {
  local as_root=()
  command -v apt-get >/dev/null 2>&1 || return 0
  if [ "$(id -u)" -ne 0 ]; then
    sudo -n true >/dev/null 2>&1 || return 0
    as_root=(sudo -n)
  fi
  echo "Installing $1 ($2)…" >&2
  ${as_root[@]+"${as_root[@]}"} apt-get update >/dev/null 2>&1 || true
  DEBIAN_FRONTEND=noninteractive ${as_root[@]+"${as_root[@]}"} apt-get install -y "$2" >/dev/null 2>&1 || true
}

curl_advice="Install libcurl, for example: sudo apt-get install -y libcurl4, or sudo dnf install libcurl."

# libcurl for the program, which works without it on sample data and cached pages.
suggest_curl_library() {
  has_curl_library || try_to_install libcurl libcurl4
  has_curl_library || printf '%s\n' "Without libcurl, tessera cannot reach services on the network." "$curl_advice" >&2
}

# Requirements of the network suites: libcurl, and openssl as the TLS peer.
require_test_tools() {
  has_curl_library || try_to_install libcurl libcurl4
  has_curl_library || fail "libcurl is missing. The tests send requests with it." "$curl_advice"
  command -v openssl >/dev/null 2>&1 || try_to_install openssl openssl
  command -v openssl >/dev/null 2>&1 || fail "openssl is missing. The tests use it as a TLS server." \
    "Install it and try again, for example: sudo apt-get install -y openssl, or sudo dnf install openssl."
}

# The path of a static library of the system; nothing where there is none.
# usage: static_library NAME
static_library() {
  local compiler library
  for compiler in clang gcc cc; do
    command -v "$compiler" >/dev/null 2>&1 || continue
    library="$("$compiler" -print-file-name="$1" 2>/dev/null)" || continue
    # A compiler that does not have the library prints its name.
    [[ "$library" == /* && -e "$library" ]] || continue
    printf '%s' "$library"
    return
  done
}

# Whether a static SQLite needs no other library: that of some systems needs one that nobody has named.
# usage: is_complete_sqlite LIBRARY FOLDER
is_complete_sqlite() {
  local compiler probe="$2/probe" status=1
  for compiler in clang gcc cc; do
    command -v "$compiler" >/dev/null 2>&1 || continue
    printf 'int sqlite3_initialize(void); int main(void) { return sqlite3_initialize(); }\n' |
      "$compiler" -x c - -x none "$1" -lm -o "$probe" >/dev/null 2>&1 && "$probe" && status=0
    break
  done
  rm -f "$probe"
  return "$status"
}

# A folder with nothing but static libraries of the system, which the linker then takes instead of the shared ones;
# empty where there are none. Loading shared ones and looking up their functions is a fifth of the time of a short
# command: a tenth for C++, and as much for SQLite.
# usage: static_library_folder → its path
static_library_folder() {
  local cxx sqlite folder="$root/.build/static-libraries"
  mkdir -p "$folder"
  cxx="$(static_library libstdc++.a)"
  if [ -n "$cxx" ]; then ln -sf "$cxx" "$folder/libstdc++.a"; fi
  sqlite="$(static_library libsqlite3.a)"
  if [ -z "$sqlite" ]; then
    rm -f "$folder/libsqlite3.a"
  elif [ "$(readlink "$folder/libsqlite3.a")" != "$sqlite" ]; then
    if is_complete_sqlite "$sqlite" "$folder"; then
      ln -sf "$sqlite" "$folder/libsqlite3.a"
    else
      rm -f "$folder/libsqlite3.a"
    fi
  fi
  printf '%s' "$folder"
}

# Whether the linker lld is there, which comes with the toolchains for Linux and takes a tenth of the time of GNU's.
has_lld() {
  local swift
  swift="$(readlink -f "$(command -v swift)")" && [ -x "${swift%/*}/ld.lld" ] || command -v ld.lld >/dev/null 2>&1
}

# Leaves the commit, with a plus sign where files have changed since, and its day in UTC, in a header for the C target
# CBuildInformation. An unchanged header is not touched, so that nothing is compiled again. Without git, or outside of a
# clone of this repository, there is neither.
# usage: write_commit FOLDER
write_commit() {
  local commit="" day="" lines="" file="$1/tessera-commit.h"
  if [ "$(git -C "$root" rev-parse --show-toplevel 2>/dev/null)" = "$root" ]; then
    commit="$(git -C "$root" rev-parse --short=7 HEAD 2>/dev/null || true)"
    day="$(TZ=UTC git -C "$root" log -1 --format=%cd --date=format-local:%Y-%m-%d 2>/dev/null || true)"
    if [ -n "$commit" ] && [ -n "$(git --no-optional-locks -C "$root" status --porcelain 2>/dev/null)" ]; then commit="$commit+"; fi
  fi
  lines="#define TESSERA_COMMIT \"${commit:-unknown}\""$'\n'"#define TESSERA_COMMIT_DATE \"$day\""
  mkdir -p "$1"
  [ "$(cat "$file" 2>/dev/null)" = "$lines" ] || printf '%s\n' "$lines" >"$file"
}

# Builds the program that users install, or a quick one for scripts/run: unoptimised, in a third of the time. A short
# command then takes twice as long, some milliseconds more; a long picture takes up to four times as long.
#
# On Linux it contains the Swift libraries, because loading them takes as long as showing a stored page. Types are not
# looked up by their names either: each first use of one would search all conformances of those libraries, together a
# sixth of what a short command executes. Made for size it starts as fast as made for speed and is built in two thirds
# of the time (measured). No one looks up its symbols, so that none are written. It looks for its libraries where the
# system has them, and not in its own folder first, in 25 places at each start. It has a fixed address: to move it, the
# loader would change 67,000 pointers in 200 pages at each start, an eighth of the time of a short command. Its
# libraries, heap and stacks are still where nobody can guess, and Swift checks all bounds.
# usage: build_tessera [quick] → its path in `tessera`
build_tessera() {
  local libraries=() optimisation=(-Xswiftc -Osize) scratch="$root/.build" log="$root/.build/logs/tessera.log"
  if [ "${1:-}" = quick ]; then
    # Each module is emitted by the process that compiles it, and not by another one before, which reads all its sources.
    optimisation=(-Xswiftc -Onone -Xswiftc -no-emit-module-separately-wmo)
    scratch="$root/.build/quick" log="$root/.build/logs/tessera-quick.log"
  fi
  tessera="$scratch/release/tessera"
  if [ "$system" = Linux ]; then
    libraries=(
      --static-swift-stdlib
      -Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors
      -Xlinker "-L$(static_library_folder)"
    )
    libraries+=(-Xlinker -s -Xlinker --no-export-dynamic -Xswiftc -Xclang-linker -Xswiftc -static-libgcc)
    libraries+=(-Xswiftc -Xclang-linker -Xswiftc -no-pie)
    if has_lld; then libraries+=(-Xswiftc -use-ld=lld -Xlinker --icf=safe); fi
  fi
  suggest_curl_library
  write_commit "$root/.build/build-information"
  quiet_build "Building tessera:" "$log" -c release --product tessera --disable-local-rpath \
    --package-path "$root" --scratch-path "$scratch" "${optimisation[@]}" -debug-info-format none \
    -Xcc "-I$root/.build/build-information" ${libraries[@]+"${libraries[@]}"}
}

# The flags of every debug build; those of the tool's BuildVariant, which says why.
debug_flags=(
  -Xswiftc -index-ignore-system-modules -Xswiftc -wmo -Xswiftc -no-emit-module-separately-wmo -Xswiftc -num-threads
  -Xswiftc 2 -debug-info-format none
)

# Builds the monorepo tool and leaves its path in `monorepo`. Graph, folder and flags are those of the suites that
# `monorepo test` builds, so that no module is compiled twice. When none of its sources is newer than its last build,
# nothing is asked of SwiftPM, which takes a second to find that out. MONOREPO_TOOL names one that was built elsewhere.
build_monorepo() {
  if [ -n "${MONOREPO_TOOL:-}" ]; then
    [ -x "$MONOREPO_TOOL" ] || fail "MONOREPO_TOOL is not a program: $MONOREPO_TOOL" "Correct the path, or unset MONOREPO_TOOL."
    monorepo="$MONOREPO_TOOL"
    return
  fi
  local scratch="$root/.build/shared"
  local stamp="$scratch/monorepo.stamp"
  monorepo="$scratch/debug/monorepo"
  if [ -x "$monorepo" ] && [ "$(cat "$stamp" 2>/dev/null)" = "$swift_version" ]; then
    local sources=("$root/Package.swift" "$root/scripts/setup.bash" "$root/Packages/Infra" "$root/Packages/Tools/Monorepo")
    [ -n "$(find "${sources[@]}" -name .build -prune -o -newer "$stamp" -print -quit)" ] || return 0
  fi
  mkdir -p "$scratch"
  printf '%s' "$swift_version" >"$stamp.new"
  quiet_build "Building monorepo:" "$root/.build/logs/monorepo.log" --product monorepo --package-path "$root" \
    --scratch-path "$scratch" "${debug_flags[@]}"
  mv "$stamp.new" "$stamp"
}
