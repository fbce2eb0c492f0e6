# What an installation of tessera consists of; sourced after setup.bash, never run.

# Each shell, and the file below `share` that completes commands in it.
completions=(
  bash:bash-completion/completions/tessera
  zsh:zsh/site-functions/_tessera
  fish:fish/vendor_completions.d/tessera.fish
)

# Leaves the program to install in `program`: built now, or the one that TESSERA_PROGRAM names.
built_program() {
  if [ -n "${TESSERA_PROGRAM:-}" ]; then
    [ -f "$TESSERA_PROGRAM" ] && [ -x "$TESSERA_PROGRAM" ] || fail \
      "TESSERA_PROGRAM names no program: $TESSERA_PROGRAM" "Correct the path, or unset it."
    program="$TESSERA_PROGRAM"
    return
  fi
  require_swift
  require_sqlite_headers
  [ -x "$root/.build/release/tessera" ] || echo "Building tessera; the first time takes a few minutes…" >&2
  build_tessera
  program="$tessera"
}

# Removes what only debuggers and linkers need. Without a tool for it, the program stays as it is.
strip_program() {
  local folder tool
  if [ "$system" = Darwin ]; then
    if strip -x "$1" 2>/dev/null; then return; fi
  else
    folder="$(readlink -f "$(command -v swift 2>/dev/null)" 2>/dev/null || true)"
    for tool in "${folder%/*}/llvm-objcopy" llvm-objcopy objcopy; do
      command -v "$tool" >/dev/null 2>&1 || continue
      if "$tool" --strip-all "$1" 2>/dev/null; then return; fi
    done
    for tool in llvm-strip strip; do
      command -v "$tool" >/dev/null 2>&1 || continue
      if "$tool" "$1" 2>/dev/null; then return; fi
    done
  fi
  echo "The program keeps its symbols: no tool to remove them was found. Install binutils, and install again for a smaller program." >&2
}

# Lays out the files of an installation below a folder as they are below a prefix.
# usage: lay_out PROGRAM FOLDER
lay_out() {
  local tree="$2" shell page words
  umask 022
  mkdir -p "$tree/bin" "$tree/share/man/man1"
  cp "$1" "$tree/bin/tessera"
  chmod 755 "$tree/bin/tessera"
  strip_program "$tree/bin/tessera"
  for shell in "${completions[@]}"; do
    mkdir -p "$tree/share/$(dirname -- "${shell#*:}")"
    write_with "$tree/bin/tessera" completion "${shell%%:*}" >"$tree/share/${shell#*:}"
  done
  write_with "$tree/bin/tessera" manual --list >"$tree/pages"
  while IFS=$'\t' read -r page words; do
    # The words are those of commands, which have no blanks.
    write_with "$tree/bin/tessera" manual $words >"$tree/share/man/man1/$page"
  done <"$tree/pages"
  rm "$tree/pages"
}

# Runs the program without the user's settings and variables, so that everyone gets the same files.
write_with() {
  env -i PATH=/usr/bin:/bin LC_ALL=C TESSERA_HOME=/nonexistent "$@" </dev/null
}
