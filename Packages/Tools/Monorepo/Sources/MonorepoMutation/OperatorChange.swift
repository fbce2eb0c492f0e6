/// An operator's replacement in a mutant, and the operator that stands for both until the program runs.
///
/// It is one of the mutant's own with the precedence of the original, so that operands need not be told apart.
struct OperatorChange: Equatable {
  let mutated: String
  let declaration: String

  /// Gives what an infix operator becomes, nil for one that is left alone.
  static func infix(_ text: String, comparesNil: Bool) -> OperatorChange? {
    switch text {
    case "<": comparison("<", "<=")
    case "<=": comparison("<=", "<")
    case ">": comparison(">", ">=")
    case ">=": comparison(">=", ">")
    case "==": equality("==", "!=", comparesNil)
    case "!=": equality("!=", "==", comparesNil)
    case "&&": logic("&&", "||", "LogicalConjunctionPrecedence")
    case "||": logic("||", "&&", "LogicalDisjunctionPrecedence")
    case "+": arithmetic("+", "-")
    case "-": arithmetic("-", "+")
    case "+=": assignment("+=", "-=")
    case "-=": assignment("-=", "+=")
    case "??":
      OperatorChange(
        mutated: "the default always",
        declaration: """
          infix operator {operator}: NilCoalescingPrecedence
          func {operator} <T>(_ left: T?, _ right: @autoclosure () throws -> T) rethrows -> T { \
          monorepoMutant == {id} ? try right() : try left ?? right() }
          func {operator} <T>(_ left: T?, _ right: @autoclosure () throws -> T?) rethrows -> T? { \
          monorepoMutant == {id} ? try right() : try left ?? right() }
          """
      )
    default: nil
    }
  }

  private static func comparison(_ original: String, _ mutated: String) -> OperatorChange {
    binary(original, mutated, "ComparisonPrecedence", "<T: Comparable>(_ left: T, _ right: T) -> Bool")
  }

  private static func equality(_ original: String, _ mutated: String, _ comparesNil: Bool) -> OperatorChange {
    let signature =
      comparesNil
      ? "<T>(_ left: T?, _ right: _OptionalNilComparisonType) -> Bool"
      : "<T: Equatable>(_ left: T, _ right: T) -> Bool"
    return binary(original, mutated, "ComparisonPrecedence", signature)
  }

  private static func arithmetic(_ original: String, _ mutated: String) -> OperatorChange {
    binary(original, mutated, "AdditionPrecedence", "<T: AdditiveArithmetic>(_ left: T, _ right: T) -> T")
  }

  private static func binary(
    _ original: String,
    _ mutated: String,
    _ precedence: String,
    _ signature: String
  ) -> OperatorChange {
    OperatorChange(
      mutated: mutated,
      declaration: """
        infix operator {operator}: \(precedence)
        func {operator} \(signature) { \
        monorepoMutant == {id} ? left \(mutated) right : left \(original) right }
        """
    )
  }

  private static func logic(_ original: String, _ mutated: String, _ precedence: String) -> OperatorChange {
    OperatorChange(
      mutated: mutated,
      declaration: """
        infix operator {operator}: \(precedence)
        func {operator} (_ left: Bool, _ right: @autoclosure () throws -> Bool) rethrows -> Bool { \
        monorepoMutant == {id} ? try left \(mutated) right() : try left \(original) right() }
        """
    )
  }

  private static func assignment(_ original: String, _ mutated: String) -> OperatorChange {
    OperatorChange(
      mutated: mutated,
      declaration: """
        infix operator {operator}: AssignmentPrecedence
        func {operator} <T: AdditiveArithmetic>(_ left: inout T, _ right: T) { \
        if monorepoMutant == {id} { left \(mutated) right } else { left \(original) right } }
        """
    )
  }

  /// The declaration of a `!` that can be switched off.
  static let negation = """
    prefix operator {operator}
    prefix func {operator} (_ value: Bool) -> Bool { monorepoMutant == {id} ? value : !value }
    """
}
