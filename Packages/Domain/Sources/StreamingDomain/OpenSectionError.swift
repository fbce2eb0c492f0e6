public import DomainKernel

/// Why a section could not be opened.
public enum OpenSectionError: Error, Hashable, Sendable {
  /// The service and the store could not give the list of sections, or the page.
  ///
  /// ## Troubleshooting
  /// See the case of ``DomainKernel/ServiceError``.
  case service(ServiceError)

  /// What was typed does not mean one section.
  ///
  /// ## Troubleshooting
  /// List the sections and choose from them.
  case section(TextQueryError<ContentSection>)

  /// What was typed does not mean one category of the section.
  ///
  /// ## Troubleshooting
  /// Open the section; it lists its categories.
  case category(TextQueryError<CategoryFilter>)

  /// What was typed does not mean one block of the page.
  ///
  /// ## Troubleshooting
  /// Open the section; it lists its blocks.
  case block(TextQueryError<ContentBlock>)
}
