import DomainKernel

extension Provenance {
  /// What a person should be told about two things that are shown together: the stale one, of two the older.
  func combined(with other: Provenance) -> Provenance {
    switch (isStale, other.isStale) {
    case (_, false): self
    case (false, true): other
    case (true, true): fetchedAt <= other.fetchedAt ? self : other
    }
  }
}
