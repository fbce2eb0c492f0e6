/// The script that completes command lines in bash, from version 3.2 on.
///
/// It reads tables only and runs nothing: completing never starts the program. Files are left to bash; before
/// version 4, which cannot be asked for them at one place, it offers them wherever the tables have nothing.
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
        local line=" ${COMP_LINE-${COMP_WORDS[*]}}" index=0 count=0 begins="" file="" words word
        local path="" position=0 only_words="" option="" letters current prefix="" standing behind sign
        local candidate candidates quotes="[\\"']"
        COMPREPLY=()
        words=()
        # Bash splits --name=value too: between the parts of a word there is no blank.
        while [ "$index" -le "$COMP_CWORD" ]; do
          word="${COMP_WORDS[index]}"
          index=$((index + 1))
          case "$line" in
            [[:space:]]*) begins=1 ;;
            *) begins="" ;;
          esac
          line="${line#*"$word"}"
          case "$word" in
            "<"*|">"*)
              # A number directly in front of the sign is a part of it.
              if [ -z "$begins$file" ]; then
                case "${words[count-1]}" in
                  *[!0-9]*) ;;
                  *) count=$((count - 1)) ;;
                esac
              fi
              file=sign
              continue
              ;;
          esac
          if [ "$file" = sign ]; then
            file=name
          elif [ -n "$begins" ]; then
            file=""
            words[count]="$word"
            count=$((count + 1))
          elif [ -z "$file" ]; then
            words[count-1]="${words[count-1]}$word"
          fi
        done
        if [ -n "$file" ]; then
          compopt -o default 2>/dev/null
          return 0
        fi
        index=1
        while [ "$index" -lt $((count - 1)) ]; do
          word="${words[index]}"
          word="${word//$quotes/}"
          index=$((index + 1))
          if [ -n "$option" ]; then
            option=""
          else
            case "$only_words$word" in
              --) only_words=1 ;;
              --*=*) ;;
              --*) if \(name)_takes_value "$path" "$word"; then option="$word"; fi ;;
              -?*)
                # The first letter that takes a value has the rest of the word, or the word behind it.
                letters="${word#-}"
                while [ -n "$letters" ]; do
                  if \(name)_takes_value "$path" "-${letters:0:1}"; then
                    if [ "${#letters}" -eq 1 ]; then option="-$letters"; fi
                    break
                  fi
                  letters="${letters:1}"
                done
                ;;
              *)
                if [ "$position" -eq 0 ] && \(name)_is_subcommand "$path" "$word" "$only_words"; then
                  path="$path/$word"
                else
                  position=$((position + 1))
                fi
                ;;
            esac
          fi
        done
        current="${words[count-1]}"
        current="${current//$quotes/}"
        # What stands in front of the last sign at which the line is split is not replaced.
        behind="${COMP_WORDS[COMP_CWORD]}"
        case "$behind" in
          [\\"\\']*) ;;
          *)
            for sign in "=" ":" "@"; do
              case "${COMP_WORDBREAKS-}" in
                *"$sign"*) behind="${behind##*"$sign"}" ;;
              esac
            done
            ;;
        esac
        standing="${current%"${behind//$quotes/}"}"
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
              candidates="$(\(name)_words "$path" "$position" "$only_words")"
              ;;
          esac
        fi
        while IFS= read -r candidate; do
          case "$candidate" in
            "") ;;
            "$current"*)
              candidate="$prefix$candidate"
              COMPREPLY+=("${candidate#"$standing"}")
              ;;
          esac
        done <<< "$candidates"
      }

      if type compopt >/dev/null 2>&1; then
        complete -F \(name) \(tree.program)
      else
        complete -o default -F \(name) \(tree.program)
      fi
      """
  }
}
