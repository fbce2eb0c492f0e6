/// The script that completes command lines in bash, from version 3.2 on.
///
/// It reads tables only and runs nothing: completing never starts the program. Files are left to bash, from
/// version 4 on.
struct BashCompletion {
  let tree: CompletionTree

  var script: String {
    let tables = CompletionTables(tree: tree)
    let name = tables.function
    let row = { (text: String) in "printf '%s\\n' \(CompletionTables.quote(text))" }
    return """
      # bash completion for \(tree.program)

      \(tables.functions(value: row) { row($0.text) })

      \(name)() {
        local current="${COMP_WORDS[COMP_CWORD]}" path="" position=0 only_words="" option=""
        local index=1 word skipped="" prefix="" candidate candidates quotes="[\\"']"
        COMPREPLY=()
        while [ "$index" -lt "$COMP_CWORD" ]; do
          word="${COMP_WORDS[index]}"
          index=$((index + 1))
          if [ -n "$skipped" ]; then
            skipped=""
            continue
          fi
          case "$word" in
            "<"*|">"*)
              skipped=file
              continue
              ;;
            # Bash splits words at these signs, --name=value too.
            [:=@])
              if [ -z "$option" ]; then skipped=word; fi
              continue
              ;;
          esac
          word="${word//$quotes/}"
          if [ -n "$option" ]; then
            option=""
          elif [ -n "$only_words" ]; then
            position=$((position + 1))
          else
            case "$word" in
              --) only_words=1 ;;
              --*=*) ;;
              -?*) if \(name)_takes_value "$path" "$word"; then option="$word"; fi ;;
              *)
                if [ "$position" -eq 0 ] && \(name)_is_subcommand "$path" "$word"; then
                  path="$path/$word"
                else
                  position=$((position + 1))
                fi
                ;;
            esac
          fi
        done
        case "$skipped" in
          file)
            compopt -o default 2>/dev/null
            return 0
            ;;
          word) return 0 ;;
        esac
        case "$current" in
          [\\"\\']*) current="${current#?}" ;;
        esac
        if [ -z "$option" ] && [ -z "$only_words" ]; then
          case "$current" in
            --*=*)
              option="${current%%=*}"
              prefix="$option="
              current="${current#*=}"
              ;;
          esac
        fi
        if [ -n "$option" ]; then
          if [ "$current" = "=" ]; then current=""; fi
          if \(name)_takes_list "$path" "$option"; then
            case "$current" in
              *,*)
                prefix="$prefix${current%,*},"
                current="${current##*,}"
                ;;
            esac
            compopt -o nospace 2>/dev/null
          fi
          if \(name)_takes_path "$path" "$option"; then compopt -o default 2>/dev/null; fi
          candidates="$(\(name)_values "$path" "$option")"
        else
          case "$only_words$current" in
            -*) candidates="$(\(name)_options "$path")" ;;
            *)
              if \(name)_takes_path "$path" "$position"; then compopt -o default 2>/dev/null; fi
              candidates="$(\(name)_words "$path" "$position")"
              ;;
          esac
        fi
        while IFS= read -r candidate; do
          case "$candidate" in
            "") ;;
            "$current"*) COMPREPLY+=("$prefix$candidate") ;;
          esac
        done <<< "$candidates"
      }

      complete -F \(name) \(tree.program)
      """
  }
}
