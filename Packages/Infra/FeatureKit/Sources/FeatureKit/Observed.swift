import Observation

/// A value that observers follow, for a class with type parameters; other classes have `@Observable` for this.
///
/// `@Observable` names a property by a key path. Where the class has type parameters, Swift makes that key path again
/// at each access and looks up all of its types by their names, which takes longer than laying out many lines of text.
/// Observers of this value follow a count of its changes instead, in a class without type parameters.
@MainActor @propertyWrapper
public final class Observed<Value: Sendable> {
  private let changes = ObservedChanges()
  private var value: Value

  /// Begins with a value.
  ///
  /// - Parameter wrappedValue: The value.
  public nonisolated init(wrappedValue: Value) { value = wrappedValue }

  /// The value; observers are told of a change before it is made, as those of `@Observable` are.
  public var wrappedValue: Value {
    get {
      changes.follow()
      return value
    }
    set {
      changes.announce()
      value = newValue
    }
  }
}

/// How often a value has changed.
@MainActor @Observable
private final class ObservedChanges {
  private var count = 0

  nonisolated init() {}

  /// Lets the present observers know of the next change.
  func follow() { _ = count }

  /// Says that the value is about to change.
  func announce() { count &+= 1 }
}
