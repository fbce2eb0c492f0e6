/// An operator's replacement in a mutant, and the operator that stands for both until the program runs.
///
/// It is one of the mutant's own with the precedence of the original, so that operands need not be told apart.
struct OperatorChange: Equatable {
  let mutated: String
  let declaration: String

  private static let opposites = [
    "<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "==", "&&": "||", "||": "&&", "+": "-",
    "-": "+", "+=": "-=", "-=": "+=",
  ]

  /// Gives what an infix operator becomes, nil for one that is left alone.
  static func infix(_ text: String, comparesNil: Bool) -> OperatorChange? {
    guard let mutated = opposites[text] else { return text == "??" ? coalescing : nil }
    let choice = "monorepoMutant == {id} ? left \(mutated) right : left \(text) right"
    func change(_ precedence: String, _ signature: String, _ body: String) -> OperatorChange {
      OperatorChange(
        mutated: mutated,
        declaration: """
          infix operator {operator}: \(precedence)Precedence
          func {operator} \(signature) { \(body) }
          """
      )
    }
    switch text {
    case "&&", "||":
      return change(
        text == "&&" ? "LogicalConjunction" : "LogicalDisjunction",
        "(_ left: Bool, _ right: @autoclosure () throws -> Bool) rethrows -> Bool",
        "monorepoMutant == {id} ? try left \(mutated) right() : try left \(text) right()"
      )
    case "+", "-": return change("Addition", "<T: AdditiveArithmetic>(_ left: T, _ right: T) -> T", choice)
    case "+=", "-=":
      return change(
        "Assignment",
        "<T: AdditiveArithmetic>(_ left: inout T, _ right: T)",
        "if monorepoMutant == {id} { left \(mutated) right } else { left \(text) right }"
      )
    case "==" where comparesNil, "!=" where comparesNil:
      return change("Comparison", "<T>(_ left: T?, _ right: _OptionalNilComparisonType) -> Bool", choice)
    default:
      let kind = text == "==" || text == "!=" ? "Equatable" : "Comparable"
      return change("Comparison", "<T: \(kind)>(_ left: T, _ right: T) -> Bool", choice)
    }
  }

  private static let coalescing = OperatorChange(
    mutated: "the default always",
    declaration: """
      infix operator {operator}: NilCoalescingPrecedence
      func {operator} <T>(_ left: T?, _ right: @autoclosure () throws -> T) rethrows -> T { \
      monorepoMutant == {id} ? try right() : try left ?? right() }
      func {operator} <T>(_ left: T?, _ right: @autoclosure () throws -> T?) rethrows -> T? { \
      monorepoMutant == {id} ? try right() : try left ?? right() }
      """
  )

  /// The declaration of a `!` that can be switched off.
  static let negation = """
    prefix operator {operator}
    prefix func {operator} (_ value: Bool) -> Bool { monorepoMutant == {id} ? value : !value }
    """
}
