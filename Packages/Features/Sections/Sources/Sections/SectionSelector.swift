import StreamingDomain

/// The shortest stable text that opens a section.
enum SectionSelector {
  /// The name of a section if no other has it, else its id.
  static func text(for section: ContentSection, among sections: [ContentSection]) -> String {
    guard let name = section.name, sections.count(where: { $0.name == name }) == 1, !name.contains(" ") else {
      return section.id.rawValue
    }
    return name
  }
}
