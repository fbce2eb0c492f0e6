import CareersDomain
import CareersFakes
import DomainKernel
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite struct CareersValuesTests {
  @Test func `the date of publication is that of the schedule where there is no other`() {
    let (early, late) = (CareersSamples.fetchedAt, CareersSamples.fetchedAt.addingTimeInterval(1))

    #expect(Publication(publishedAt: early, scheduledAt: late).date == early)
    #expect(Publication(publishedAt: nil, scheduledAt: late).date == late)
    #expect(Publication().date == nil)
  }

  @Test(
    arguments: [
      (.published, true), (.draft, false), (.scheduled, false), (.other("PAUSED"), nil), (nil, nil),
    ] as [(Publication.Status?, Bool?)]
  )
  func `of a status that is not known nobody knows whether everyone can read the entry`(
    status: Publication.Status?,
    isPublished: Bool?
  ) {
    #expect(Publication(status: status).isPublished == isPublished)
  }

  @Test(
    arguments: [
      ("JP", "Osaka", "Osaka, Japan", "Osaka, Japan"), ("JP", "Osaka", nil, "Osaka, JP"),
      (nil, "Osaka", nil, "Osaka"), ("JP", nil, nil, "JP"),
    ] as [(String?, String?, String?, String)]
  )
  func `a place is called by the words of the service, or by its parts`(
    country: String?,
    city: String?,
    label: String?,
    name: String
  ) {
    #expect(JobLocation(country: country, city: city, label: label)?.name == name)
  }

  @Test func `a place of which nothing is known is none`() {
    #expect(JobLocation(country: nil, city: nil, label: nil) == nil)
  }

  @Test(arguments: [
    (35.6895, 139.69171, "35.6895,139.69171"), (0, -0.000001, "0,-0.000001"), (-90, 180, "-90,180"),
    (90, -180, "90,-180"), (1e-9, 10.10, "0,10.1"), (-33.05, 0.5, "-33.05,0.5"),
  ])
  func `coordinates are written as geo addresses want them`(
    latitude: Double,
    longitude: Double,
    text: String
  ) {
    #expect(Coordinates(latitude: latitude, longitude: longitude)?.address == "geo:\(text)")
  }

  @Test(arguments: [(90.1, 0), (-90.1, 0), (0, 180.1), (0, -180.1), (.nan, 0), (0, .infinity)])
  func `what is not on the globe has no coordinates`(latitude: Double, longitude: Double) {
    #expect(Coordinates(latitude: latitude, longitude: longitude) == nil)
  }

  @Test func `upper and lower case of a category mean the same`() {
    #expect(PostCategory(rawValue: "visa") == .visa)
  }

  @Test(
    arguments: [
      (.submitted, false, [.inReview, .interview, .offered, .hired, .rejected]),
      (.inReview, false, [.interview, .offered, .hired, .rejected]),
      (.interview, false, [.offered, .hired, .rejected]), (.offered, false, [.hired, .rejected]),
      (.hired, true, []), (.rejected, true, []), (.other("PAUSED"), false, []),
    ] as [(ApplicationStatus, Bool, [ApplicationStatus])]
  )
  func `an application goes on to later statuses, and two of them are its end`(
    status: ApplicationStatus,
    isFinal: Bool,
    later: [ApplicationStatus]
  ) {
    #expect(status.isFinal == isFinal)
    #expect(status.mayBeFollowedBy == later)
  }

  @Test(
    arguments: [(.afterSignIn, .possible), (.possible, .possible), (.impossible, .impossible), (nil, nil)]
      as [(ViewerState.Applying?, ViewerState.Applying?)]
  )
  func `after a sign-in nothing counts that was said to a guest, but which jobs take applications`(
    before: ViewerState.Applying?,
    after: ViewerState.Applying?
  ) {
    let guest = ViewerState(isSignedIn: false, isSaved: false, applying: before, isWaiting: true)
    let job = Job(id: Job.ID(rawValue: "job"), title: "T", viewer: guest)

    #expect(job.afterSignIn == Job(id: job.id, title: "T", viewer: ViewerState(applying: after)))
    #expect(CareersSamples.bare.afterSignIn == CareersSamples.bare)
  }

  @Test func `a sign-in takes nothing away from a job but what was said to a guest`() {
    let detail = CareersSamples.welderDetail

    #expect(
      detail.afterSignIn
        == JobDetail(
          job: detail.job.afterSignIn,
          description: detail.description,
          requirements: detail.requirements,
          coordinates: detail.coordinates
        )
    )
  }

  @Test func `a teaser has 140 characters and a sign that there is more`() {
    func teaser(of count: Int) -> String? {
      Post(id: Post.ID(rawValue: "p"), title: "T", excerpt: String(repeating: "a", count: count)).teaser()
    }

    #expect(teaser(of: 140) == String(repeating: "a", count: 140))
    #expect(teaser(of: 141) == String(repeating: "a", count: 140) + "…")
  }

  @Test func `the fields of an upload are in the order of their names`() throws {
    let upload = PresignedUpload(
      objectKey: "key",
      url: try #require(URL(string: "https://uploads.example.com")),
      headers: [
        PresignedUpload.Header(name: "b", value: "1"), PresignedUpload.Header(name: "a", value: "2"),
        PresignedUpload.Header(name: "a", value: "3"),
      ]
    )

    #expect(upload.headers.map(\.value) == ["2", "3", "1"])
  }

  @Test func `a part has fifty entries, and without a wish also jobs without a visa`() {
    #expect(PageRequest.limit == 50)
    #expect(!JobQuery().sponsorsVisa)
  }

  @Test func `an offset is never negative`() {
    #expect(PageRequest(offset: -1) == PageRequest())
  }
}
