public import StreamingDomain
import Synchronization

/// Remembers opened sections in memory.
public final class FakeOpenedSections: OpenedSections {
  private let sections: Mutex<[ContentSection]>

  /// Makes a memory of sections.
  ///
  /// - Parameter sections: Those that were opened already, the last first.
  public init(_ sections: [ContentSection] = []) {
    self.sections = Mutex(sections)
  }

  /// Lists the sections, the one that was opened last first.
  public func all() async -> [ContentSection] { sections.withLock(\.self) }

  /// Remembers a section as the one that was opened last.
  public func remember(_ section: ContentSection) async {
    sections.withLock { sections in
      sections = [section] + sections.filter { $0.id != section.id }
    }
  }
}
