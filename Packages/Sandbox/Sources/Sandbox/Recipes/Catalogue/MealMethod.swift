/// How a meal is made, one step to a line.
struct MealMethod: Hashable, Sendable {
  private let template: String
  private let fillings: [String]
  private let closing: String?

  /// A method that is written out.
  ///
  /// - Parameter text: The steps, one to a line.
  init(_ text: String) {
    self.init(template: text, fillings: [], closing: nil)
  }

  /// A method shared by several meals.
  ///
  /// - Parameters:
  ///   - template: The steps, one to a line, in which `{1}` stands for the first filling and so on.
  ///   - fillings: What to put in.
  ///   - closing: A last step of this meal alone.
  init(template: String, fillings: [String], closing: String?) {
    self.template = template
    self.fillings = fillings
    self.closing = closing
  }

  /// The steps, whole sentences each.
  var steps: [String] {
    var text = template
    for (place, filling) in fillings.enumerated() {
      text = text.replacing("{\(place + 1)}", with: filling)
    }
    return text.split(separator: "\n").map(String.init) + (closing.map { [$0] } ?? [])
  }
}
