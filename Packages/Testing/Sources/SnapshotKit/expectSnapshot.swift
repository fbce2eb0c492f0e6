public import Testing

/// Expects a text to be the one recorded in `__Snapshots__/<test file>/<name>.txt` beside the test file.
///
/// A missing or different recording is a failure that says where the texts part. With `SNAPSHOT_RECORD=1` in
/// the environment the text is recorded and the test fails all the same: recording is a human act.
///
/// - Parameters:
///   - actual: The text as it is now.
///   - name: The name of the text, unique in the test file.
///   - record: Whether to record instead of comparing.
///   - filePath: The test file.
///   - location: Where a failure is reported.
public func expectSnapshot(
  _ actual: String,
  named name: String,
  record: Bool = SnapshotRecording.isRequested(),
  filePath: StaticString = #filePath,
  at location: SourceLocation = #_sourceLocation
) {
  let file = SnapshotFile(named: name, besideTestFile: "\(filePath)")
  if let failure = file.verify(actual, records: record).failure {
    Issue.record("\(failure)", sourceLocation: location)
  }
}
