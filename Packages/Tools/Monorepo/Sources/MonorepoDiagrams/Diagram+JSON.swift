import MonorepoSystem

extension Diagram {
  /// The picture as one JSON object with sorted keys.
  public var json: String { JSONText.text(of: self) }
}
