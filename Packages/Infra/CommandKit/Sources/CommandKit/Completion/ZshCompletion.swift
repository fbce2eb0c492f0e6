/// The script that completes command lines in zsh, with descriptions.
///
/// It works both as a file `_<program>` in `fpath` and evaluated after `compinit`.
struct ZshCompletion {
  let tree: CompletionTree

  var script: String {
    let tables = CompletionTables(tree: tree)
    let name = tables.function
    let plain = { (text: String) in "reply+=(\(CompletionTables.quote(text)))" }
    return """
      #compdef \(tree.program)

      \(tables.functions(value: plain, choice: Self.described))

      \(name)() {
        local command_path="" only_words="" option="" word
        local -i position=0 index=2
        local -a reply=()
        while (( index < CURRENT )); do
          word="${(Q)words[index]}"
          (( index += 1 ))
          if [[ -n $option ]]; then
            option=""
          else
            case "$only_words$word" in
              --) only_words=1 ;;
              --*=*) ;;
              --*) if \(name)_takes_value "$command_path" "$word"; then option="$word"; fi ;;
              -?*)
                # The first letter that takes a value has the rest of the word, or the word behind it.
                word="${word#-}"
                while [[ -n $word ]]; do
                  if \(name)_takes_value "$command_path" "-${word:0:1}"; then
                    if (( ${#word} == 1 )); then option="-$word"; fi
                    break
                  fi
                  word="${word:1}"
                done
                ;;
              *)
                if (( position == 0 )) && \(name)_is_subcommand "$command_path" "$word" "$only_words"; then
                  command_path="$command_path/$word"
                else
                  (( position += 1 ))
                fi
                ;;
            esac
          fi
        done
        if [[ -z $option && -z $only_words && $PREFIX == --*=* ]]; then
          option="${PREFIX%%\\=*}"
          compset -P 1 '*='
        fi
        if [[ -z $option && -z $only_words && $PREFIX == -* ]]; then
          \(name)_options "$command_path"
          _describe -o option reply
        elif \(name)_takes_path "$command_path" "${option:-$position}"; then
          _files
        elif [[ -n $option ]]; then
          \(name)_values "$command_path" "$option"
          if \(name)_takes_list "$command_path" "$option"; then
            compset -P '*,'
            compadd -S '' -- "${reply[@]}"
          else
            compadd -- "${reply[@]}"
          fi
        else
          \(name)_words "$command_path" "$position" "$only_words"
          _describe word reply
        fi
      }

      if [[ "${funcstack[1]-}" == "\(name)" ]]; then
        \(name) "$@"
      else
        compdef \(name) \(tree.program)
      fi
      """
  }

  /// An entry of the array that `_describe` reads: the word, a colon, and its description.
  private static func described(_ choice: CompletionTree.Choice) -> String {
    let word = choice.text.map { $0 == ":" ? "\\:" : String($0) }.joined()
    return "reply+=(\(CompletionTables.quote(choice.help.isEmpty ? word : "\(word):\(choice.help)")))"
  }
}
