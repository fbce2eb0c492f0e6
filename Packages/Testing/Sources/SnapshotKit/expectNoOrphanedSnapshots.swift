public import Testing

/// Expects every recording beside the calling test file to belong to a test, one call for all test files there.
///
/// An orphan is a recording in the folder of a test file that does not ask for it, or of a file that no longer
/// exists. The sources tell what is asked for, see ``SnapshotFolder/orphans(computed:)``: the check gives the same
/// answer when tests are filtered or run in several processes.
///
/// - Parameters:
///   - computed: The names that no source shows, by test file without its extension.
///   - filePath: The calling test file.
///   - location: Where an orphan is reported.
public func expectNoOrphanedSnapshots(
  computed: [String: [String]] = [:],
  filePath: String = #filePath,
  at location: SourceLocation = #_sourceLocation
) {
  let folder = SnapshotFolder(besideTestFile: filePath)
  do {
    for orphan in try folder.orphans(computed: computed) {
      Issue.record("\(orphan)", sourceLocation: location)
    }
  } catch {
    Issue.record("cannot look for orphans in \(folder.path): \(error)", sourceLocation: location)
  }
}
