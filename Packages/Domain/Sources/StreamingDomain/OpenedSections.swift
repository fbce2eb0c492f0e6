/// Remembers the sections that were opened, with the addresses of their pages.
///
/// The list of sections has only the present addresses, and cannot always be stored.
public protocol OpenedSections: Sendable {
  /// Lists the sections as they were in the list when they were opened.
  ///
  /// - Returns: Each section once, the one that was opened last first; none where nothing can be read.
  func all() async -> [ContentSection]

  /// Remembers a section that was opened, in place of what is remembered of it.
  ///
  /// - Parameter section: The section, with the address at which its page was read.
  func remember(_ section: ContentSection) async
}
