import CardsDomain

/// The colors in which GitHub shows programming languages, for those that are used most.
///
/// Source: the language table of the Linguist library, which GitHub recognises languages with.
enum LanguageColors {
  /// The color of a language.
  ///
  /// - Parameter name: The name as GitHub writes it; letter case does not count.
  /// - Returns: The color; `nil` for a language that the table does not have.
  static func color(of name: String) -> RGBColor? { colors[name.lowercased()].flatMap { RGBColor($0) } }

  /// A language with its color: the one that the service names when it is valid, or else that of the table.
  ///
  /// The service's word for an unknown language is none.
  static func language(_ name: String?, _ color: String?) -> ProgrammingLanguage? {
    guard let name, name != "Unknown" else { return nil }
    return ProgrammingLanguage(name: name, color: color.flatMap { RGBColor($0) } ?? Self.color(of: name))
  }

  private static let colors: [String: String] = [
    "assembly": "#6E4C13", "astro": "#ff5a03", "awk": "#c30e9b", "batchfile": "#C1F12E", "c": "#555555",
    "c#": "#178600", "c++": "#f34b7d", "clojure": "#db5855", "cmake": "#DA3434", "cobol": "#005ca5",
    "coffeescript": "#244776", "common lisp": "#3fb68b", "crystal": "#000100", "css": "#663399",
    "cuda": "#3A4E3A", "d": "#ba595e", "dart": "#00B4AB", "dockerfile": "#384d54", "elixir": "#6e4a7e",
    "elm": "#60B5CC", "emacs lisp": "#c065db", "erlang": "#B83998", "f#": "#b845fc", "fortran": "#4d41b1",
    "gdscript": "#355570", "gleam": "#ffaff3", "go": "#00ADD8", "groovy": "#4298b8", "haskell": "#5e5086",
    "hcl": "#844FBA", "html": "#e34c26", "java": "#b07219", "javascript": "#f1e05a", "julia": "#a270ba",
    "jupyter notebook": "#DA5B0B", "kotlin": "#A97BFF", "less": "#1d365d", "lua": "#000080",
    "makefile": "#427819", "matlab": "#e16737", "nim": "#ffc200", "nix": "#7e7eff", "objective-c": "#438eff",
    "objective-c++": "#6866fb", "ocaml": "#ef7a08", "pascal": "#E3F171", "perl": "#0298c3", "php": "#4F5D95",
    "powershell": "#012456", "prolog": "#74283c", "purescript": "#1D222D", "python": "#3572A5",
    "r": "#198CE7", "racket": "#3c5caa", "ruby": "#701516", "rust": "#dea584", "sass": "#a53b70",
    "scala": "#c22d40", "scheme": "#1e4aec", "scss": "#c6538c", "shell": "#89e051", "solidity": "#AA6746",
    "svelte": "#ff3e00", "swift": "#F05138", "tcl": "#e4cc98", "tex": "#3D6117", "typescript": "#3178c6",
    "vala": "#a56de2", "verilog": "#b2b7f8", "vhdl": "#adb2cb", "vim script": "#199f4b", "vue": "#41b883",
    "webassembly": "#04133b", "zig": "#ec915c",
  ]
}
