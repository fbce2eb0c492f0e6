public import DomainKernel

/// Why a section could not be opened.
public enum OpenSectionError: Error, Hashable, Sendable {
  /// The service and the store could not give the list of sections.
  ///
  /// ## Troubleshooting
  /// See the case of ``ServiceError``.
  case service(ServiceError)

  /// What was typed does not mean one section.
  ///
  /// ## Troubleshooting
  /// See the case of ``SectionQueryError``.
  case query(SectionQueryError)
}
