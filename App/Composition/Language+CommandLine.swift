import CommandKit
import LocalizationKit

extension Language {
  /// The language that a command line and the environment ask for.
  ///
  /// It has to be known before the options can be explained in it. `--lang` is found by the rules of the whole command
  /// line all the same: names are those of any language, and no option of a command takes what begins with a hyphen
  /// for its value. A name that is not understood is passed over here, and refused when the options are read.
  ///
  /// - Parameters:
  ///   - arguments: The words after the program's name.
  ///   - environment: The environment variables.
  ///   - setting: What was settled for an option, by its name.
  /// - Returns: The language to speak.
  static func wanted(
    arguments: [String],
    environment: [String: String],
    setting: (String) -> String?
  ) -> Language {
    let options = GlobalOptions(.english)
    let globals = GlobalOptionsParser(options.all, conflicts: options.conflicts)
      .parse(arguments: arguments, environment: environment, settings: setting)
    return wanted(explicit: globals.texts(of: options.language), environment: environment)
  }
}
