import CommandKit
import DesignKit
import FeatureKit

/// Writes what a screen has for standard output, in the form that the output asks for.
@MainActor
final class ScreenWriter {
  private let screen: any Screen
  private let context: () -> ViewContext
  private let selection: FieldSelection
  private let isDocument: Bool
  private let launch: Launch
  private let trace: Trace
  /// Tells whether something which the user saved was damaged; asked after a load, which may be what finds it.
  private let damage: () -> Records.Warning?
  /// The fields to load; `nil` for a page.
  private(set) var fields: FieldSelection?
  private var writtenRows = 0
  /// The records of the parts of a long list that were written.
  private var writtenRecords = 0
  private var document: RecordsDocumentWriter

  init(
    screen: any Screen,
    context: @escaping () -> ViewContext,
    selection: FieldSelection,
    isDocument: Bool,
    launch: Launch,
    trace: Trace,
    damage: @escaping () -> Records.Warning?
  ) {
    self.screen = screen
    self.context = context
    self.selection = selection
    document = RecordsDocumentWriter(selection)
    self.isDocument = isDocument
    self.launch = launch
    self.trace = trace
    self.damage = damage
    fields = isDocument || !selection.isEmpty ? selection : mayWriteRows && screen.isList ? .columns : nil
  }

  private var output: OutputChannel { launch.process.output }

  /// The records of a document, with the warning that only the whole program can give.
  private var documentRecords: Records? {
    screen.records.map { screen.showsSavedData ? $0.with(damage()) : $0 }
  }

  /// Whether scripts are served: a document, or rows for what is no terminal.
  var writesData: Bool { isDocument || mayWriteRows }

  /// A pipe gets rows, unless the user asks for the page as people see it.
  private var mayWriteRows: Bool {
    !output.isTerminal && !launch[\.accessible] && launch[\.color].value != .always
  }

  /// Writes rows while a list that comes in parts is loaded; the rest is written at the end.
  ///
  /// - Parameter progress: What is on the screen meanwhile.
  /// - Returns: What writes them; `nil` where no rows are written.
  func beginRows(over progress: ProgressDisplay) -> RenderLoop? {
    guard mayWriteRows, !isDocument else { return nil }
    let loop = RenderLoop { [self] in
      guard screen.hasMore, let records = screen.records, records.isList, records.count > writtenRows else {
        return
      }
      progress.interrupt { writeRows(of: records) }
    }
    loop.begin()
    return loop
  }

  /// Writes a part of a long list, which is not kept.
  ///
  /// - Returns: Whether somebody still reads what is written.
  func write(_ part: ListPart, over progress: ProgressDisplay) -> Bool {
    let isFirst = writtenRecords == 0
    writtenRecords += part.records.count
    progress.interrupt {
      if isDocument {
        output.write(document.add(part.records))
      } else if mayWriteRows {
        write(part.records.rows(selection))
      } else {
        let context = context()
        let header =
          if isFirst, case .page(let page) = screen.content(in: context) { page.header } else {
            Element.empty
          }
        let style = OutputStyle(launch, stream: output)
        output.write(style.render(.stack([header, part.rows(in: context)], spacing: 1)))
      }
    }
    return output.isOpen()
  }

  /// Ends a long list whose parts were written.
  ///
  /// - Parameters:
  ///   - progress: What is on the screen meanwhile.
  ///   - isComplete: Whether nothing is missing; the failure says what is.
  /// - Returns: Whether there were parts.
  func endParts(over progress: ProgressDisplay, isComplete: Bool) -> Bool {
    guard writtenRecords > 0 else { return false }
    progress.erase()
    let context = context()
    if isDocument {
      if let records = documentRecords { output.write(document.end(records, at: context.now) + "\n") }
      trace.wrote(.document)
    } else if mayWriteRows {
      if let records = screen.records { warn(about: records) }
      trace.wrote(.lines(writtenRecords))
    } else if isComplete, case .page(var page) = screen.content(in: context) {
      page.header = .empty
      output.write("\n" + OutputStyle(launch, stream: output).render(page.element(in: context)))
      trace.wrote(.lines(writtenRecords))
    }
    return true
  }

  func write(over progress: ProgressDisplay) {
    let context = context()
    if isDocument {
      progress.erase()
      guard let records = documentRecords else { return }
      output.write(records.document(selection, at: context.now).text + "\n")
      return trace.wrote(.document)
    }
    if mayWriteRows, !selection.isEmpty, let records = screen.records {
      return writeAll(records, over: progress)
    }
    switch screen.content(in: context) {
    case .confirmation: progress.erase()
    case .text(let text):
      progress.erase()
      output.write(text)
      trace.wrote(.lines(text.lineCount))
    case .samples(let samples):
      progress.erase()
      let style = OutputStyle(launch, stream: output)
      let text = samples.map { style.render($0) }.joined()
      output.write(text)
      trace.wrote(.lines(text.lineCount))
    case .page(let page):
      if mayWriteRows, let records = screen.records, records.isList {
        return writeAll(records, over: progress)
      }
      let text = progress.show(page.element(in: context))
      trace.wrote(.lines(text.lineCount))
    }
  }

  private func writeAll(_ records: Records, over progress: ProgressDisplay) {
    progress.erase()
    writeRows(of: records)
    warn(about: records)
    trace.wrote(.lines(records.count))
    // A screen that was loaded for a page leaves to it what the records lack.
    guard fields == nil else { return }
    for warning in screen.documentWarnings(selection, in: context()) { note(warning) }
  }

  /// Rows have no place for where they come from.
  private func warn(about records: Records) {
    if let warning = SourceFacts.warning(about: records, context()) { note(warning) }
  }

  private func note(_ sentence: String) {
    launch.process.errorOutput.write(launch.message(SafeText(sentence).string) + "\n")
  }

  /// Many rows at once, and never all of a long list.
  private func writeRows(of records: Records) {
    write(records.rows(from: writtenRows, selection))
    writtenRows = records.count
  }

  private func write(_ rows: some Sequence<String>) {
    var chunk = ""
    for row in rows {
      chunk += row
      guard chunk.utf8.count > 1 << 16 else { continue }
      output.write(chunk)
      chunk = ""
    }
    if !chunk.isEmpty { output.write(chunk) }
  }
}

extension String {
  var lineCount: Int {
    var text = self
    return text.withUTF8 { bytes in
      var count = 0
      for byte in bytes where byte == UInt8(ascii: "\n") { count &+= 1 }
      return count
    }
  }
}
