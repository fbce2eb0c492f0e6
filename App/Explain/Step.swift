/// Something that a layer did on the way of an answer.
struct Step: Hashable, Sendable {
  /// Who did it, in the order in which a request passes them.
  enum Layer: Hashable, Sendable {
    case command
    case feature
    case useCase
    case port
    case cache
    case network
    case mapping
    case view
    case output
  }

  /// When it was done, counted from the start of the program.
  let time: Duration
  /// How long it took, where that is known.
  let duration: Duration?
  /// Who did it.
  let layer: Layer
  /// What was done, in a few words.
  let what: String
}
