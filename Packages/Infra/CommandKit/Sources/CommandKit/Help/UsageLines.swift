/// The lines that show how a command is written.
struct UsageLines {
  let path: [Command]
  let vocabulary: any CommandVocabulary

  /// With more optional parameters than this, they are summed up as `[<options>]`.
  private static let mostOptional = 8

  /// One usage for the command itself, and one for its subcommands.
  func lines(in format: HelpFormat) -> [String] {
    guard let command = path.last else { return [] }
    let name = path.map(\.name).joined(separator: " ")
    var usages: [[String]] = []
    if command.behaviour != nil { usages.append([name] + synopsis(of: command)) }
    if !command.subcommands.isEmpty {
      usages.append([name, "<\(vocabulary.text(path.count == 1 ? .commandName : .subcommandName))>"])
    }
    if usages.isEmpty { usages = [[name]] }
    let label = vocabulary.heading(vocabulary.text(.usage))
    // A full-width colon brings its own blank.
    let gap = format.cells(String(label.suffix(1))) > 1 ? "" : " "
    let indentation = String(repeating: " ", count: format.cells(label + gap))
    let wrapped = usages.flatMap {
      format.wrap.fill($0, width: format.width - indentation.count, indentation: "  ")
    }
    return wrapped.enumerated().map {
      $0.offset == 0 ? format.heading(label) + gap + $0.element : indentation + $0.element
    }
  }

  /// Options before arguments, required ones without brackets.
  private func synopsis(of command: Command) -> [String] {
    let definitions = command.parameters.map(\.definition)
    let named = definitions.filter { $0.argument == nil }
    let required = named.filter { $0.option?.isRequired == true }.flatMap(Self.synopsis)
    let optional = named.filter { $0.option?.isRequired != true }.flatMap(Self.synopsis)
    let arguments = definitions.filter { $0.argument != nil }.flatMap(Self.synopsis)
    return required
      + (optional.count > Self.mostOptional ? ["[<\(vocabulary.text(.optionsName))>]"] : optional) + arguments
  }

  private static func synopsis(of definition: ParameterDefinition) -> [String] {
    switch definition.form {
    case .option(let option):
      let collects = option.reader.isRepeating && option.reader.separator == nil
      return [option.isRequired ? option.display : "[\(option.display)\(collects ? " ..." : "")]"]
    case .flag(let flag):
      return ["[\(flag.key)]"] + (flag.isInvertible ? ["[\(flag.inverseKey)]"] : [])
    case .argument(let argument):
      let repeated = argument.reader.isRepeating ? "\(argument.display) ..." : argument.display
      return [argument.isRequired ? repeated : "[\(repeated)]"]
    }
  }
}
