import SnapshotKit
import Testing

@Suite struct SnapshotRecordingTests {
  @Test(arguments: [([:], false), (["SNAPSHOT_RECORD": "0"], false), (["SNAPSHOT_RECORD": "1"], true)])
  func `only the value 1 asks for recording`(environment: [String: String], expected: Bool) {
    #expect(SnapshotRecording.isRequested(in: environment) == expected)
  }
}
