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

  @Test func `an offset is never negative`() {
    #expect(PageRequest(offset: -1) == PageRequest())
  }
}
