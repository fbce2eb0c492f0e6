import Foundation
import MonorepoSystem

/// Runs a body with a file that is removed afterwards.
func withFile<Value>(_ text: String, _ body: (String, FileSystem) throws -> Value) throws -> Value {
  let files = FileSystem(manager: .default)
  let folder = NSTemporaryDirectory() + "/" + UUID().uuidString
  defer { files.remove(folder) }
  try files.write(Data(text.utf8), to: folder + "/file.json")
  return try body(folder + "/file.json", files)
}
