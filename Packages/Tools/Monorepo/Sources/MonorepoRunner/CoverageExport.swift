/// The output of `llvm-cov export -summary-only`, as far as the tool reads it.
struct CoverageExport: Decodable {
  struct Count: Decodable {
    let count: Int
    let covered: Int
  }

  struct Summary: Decodable {
    let lines: Count
  }

  struct File: Decodable {
    let filename: String
    let summary: Summary
  }

  struct Unit: Decodable {
    let files: [File]
  }

  let data: [Unit]
}
