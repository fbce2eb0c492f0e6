import DomainKernel
import FeatureKit
import Testing

@Suite struct RecordFieldsTests {
  private struct Job: Sendable {
    var id = 1
    var note: String?
  }

  private struct Offer: Sendable {
    let job: Job
  }

  private static let table = RecordTable<Job>([
    .init("id") { .integer($0.id) },
    .init("note", isOmittedWhenNull: true) { .optional($0.note) },
  ])

  @Test func `a member that few entities have is left out where there is none`() {
    #expect(Self.table.object(Job()).compactText == #"{"id":1}"#)
    #expect(Self.table.object(Job(note: "new")).compactText == #"{"id":1,"note":"new"}"#)
  }

  @Test func `a member that is left out is an empty cell of a row`() {
    let records = Records.list([Job(), Job(note: "new")], in: Self.table, from: nil)

    #expect(Array(records.rows(FieldSelection())) == ["1\t\n", "1\tnew\n"])
    #expect(
      records.document(FieldSelection(), at: now).compactText
        == #"{"data":[{"id":1},{"id":1,"note":"new"}]}"#
    )
  }

  @Test func `a member of a part is left out of the whole too`() {
    let table = RecordTable<Offer>(Self.table.fields { $0.job })

    #expect(table.object(Offer(job: Job())).compactText == #"{"id":1}"#)
  }

  @Test func `records without a source have their warnings, in order`() {
    let list = Records.list([Job()], in: Self.table, from: nil)
      .with(Records.Warning(.stepsOmitted) { _ in "One." })
      .with(Records.Warning(.tagsOmitted) { _ in "Two." })

    #expect(
      list.document(FieldSelection(), at: now).compactText
        == #"{"data":[{"id":1}],"warnings":["steps-omitted","tags-omitted"]}"#
    )
  }

  @Test func `one entity has its source before its warnings, and no page`() {
    let one = Records.one(Job(), in: Self.table, from: provenance(.network))
      .with(Records.Warning(.stepsOmitted) { _ in "One." })

    #expect(
      one.document(FieldSelection(), at: now).compactText
        == #"{"data":{"id":1},"source":{"kind":"network","fetchedAt":"2026-03-01T12:00:00Z","#
        + #""ageSeconds":0,"stale":false,"reason":null},"warnings":["steps-omitted"]}"#
    )
  }

  @Test func `what was never fetched has neither a time nor an age`() {
    let list = Records.list([Job](), in: Self.table, from: .neverFetched(because: .offline))

    #expect(
      list.document(FieldSelection(), at: now).compactText
        == #"{"data":[],"source":{"kind":"stored","fetchedAt":null,"ageSeconds":null,"#
        + #""stale":true,"reason":"offline"},"page":{"count":0,"next":null,"total":0}}"#
    )
  }
}
