import CareersDomain
import CareersFakes
import DomainKernel
import Testing

@Suite struct CareersSamplesTests {
  @Test func `the job that can be saved is one that a signed-in user has not saved`() {
    let expected = """
      id: 4f91d118-0b61-4667-89dc-f51fc0eb8fc3
      title: Shipyard Welder
      employment: fullTime
      employer.id: emp_naniwa
      employer.name: Naniwa Shipyard
      employer.isVerified: true
      publication.publishedAt: -288.0 h
      publication.status: published
      viewer.isSignedIn: true
      viewer.isSaved: false
      viewer.isWaiting: false
      viewer.applying: possible
      """
    #expect(outline(CareersSamples.savable) == expected)
  }

  @Test func `the job that is not published any more is one that a signed-in user has saved`() {
    let expected = """
      id: 4f91d118-0b61-4667-89dc-f51fc0eb8fc4
      title: Night Watch
      employer.name: Hinata Care
      publication.status: draft
      viewer.isSignedIn: true
      viewer.isSaved: true
      viewer.isWaiting: false
      viewer.applying: possible
      """
    #expect(outline(CareersSamples.withdrawn) == expected)
  }

  @Test func `the post that can be saved is one that a signed-in user has saved`() {
    let expected = """
      id: 0d49d446-47e2-42eb-8dbd-26f73876fec7
      title: Renewing a visa
      excerpt: Your old card is needed.
      category: VISA
      author: Rina at the desk
      publication.publishedAt: -3.0 h
      publication.status: published
      viewer.isSignedIn: true
      viewer.isSaved: true
      viewer.isWaiting: false
      """
    #expect(outline(CareersSamples.savablePost) == expected)
  }

  @Test func `the jobs are one with everything, one without a visa and one with nothing but its title`() {
    let expected = """
      0.id: job_osaka_welder
      0.title: Shipyard Welder
      0.employment: fullTime
      0.sponsorsVisa: true
      0.location.country: JP
      0.location.city: Osaka
      0.location.label: Osaka, Japan
      0.employer.id: emp_naniwa
      0.employer.name: Naniwa Shipyard
      0.employer.logo: https://images.example.com/naniwa.png
      0.employer.isVerified: true
      0.publication.publishedAt: -288.0 h
      0.publication.status: published
      0.viewer.isSignedIn: false
      0.viewer.isSaved: false
      0.viewer.isWaiting: false
      0.viewer.applying: afterSignIn
      1.id: job_sendai_carer
      1.title: Care Worker (Kaigo), night shifts
      1.employment: partTime
      1.sponsorsVisa: false
      1.location.country: JP
      1.location.city: Sendai
      1.employer.id: emp_hinata
      1.employer.name: Hinata Care
      1.employer.isVerified: false
      1.publication.scheduledAt: -24.0 h
      1.publication.status: published
      1.viewer.isSignedIn: false
      1.viewer.isSaved: false
      1.viewer.isWaiting: false
      1.viewer.applying: afterSignIn
      2.id: job_bare
      2.title: Helper
      """
    #expect(outline(CareersSamples.jobs) == expected)
  }

  @Test func `the posts are one with everything, one of a new category and one with nothing but its title`() {
    let expected = #"""
      0.id: post_visa_photo
      0.title: Visa photos: the three mistakes we see most
      0.excerpt: "Wrong size, grey background, glasses.\nAsk the photographer for 4 by 3 centimetres."
      0.category: VISA
      0.author: Rina at the desk
      0.image: https://images.example.com/photo.jpg
      0.publication.publishedAt: -3.0 h
      0.viewer.isSignedIn: false
      0.viewer.isSaved: false
      0.viewer.isWaiting: false
      1.id: post_festival
      1.title: Summer festivals near you
      1.excerpt: Bring a towel.
      1.category: FESTIVALS
      1.author: Community team
      1.publication.scheduledAt: -960.0 h
      2.id: post_bare
      2.title: Hello
      """#
    #expect(outline(CareersSamples.posts) == expected)
  }

  @Test func `the details of a job are those of the welder`() {
    let expected = #"""
      description: "Weld hull sections in a covered dock.\nTraining is paid, a dormitory is next door."
      requirements.entries.0: JLPT N4 or higher
      requirements.entries.1: Two years of arc welding
      requirements.unreadableCount: 0
      requirements.omittedCount: 0
      coordinates.latitude: 34693700
      coordinates.longitude: 135502300
      """#
    let detail = CareersSamples.welderDetail
    #expect(detail.job == CareersSamples.jobs.first)
    #expect(outline(detail).hasSuffix("\n" + expected))
  }

  @Test func `jobs and posts that differ in their number end with it`() {
    let (jobs, posts) = (CareersSamples.jobs(3...4), CareersSamples.posts(3...4))

    #expect(jobs.map(\.id.rawValue) == ["job_3", "job_4"])
    #expect(jobs.map(\.title) == ["Job number 3", "Job number 4"])
    #expect(posts.map(\.id.rawValue) == ["post_3", "post_4"])
    #expect(posts.map(\.title) == ["Post number 3", "Post number 4"])
  }

  @Test func `a part of a list is from the network, and has the part that follows`() {
    let page = CareersSamples.page(CareersSamples.posts, next: 3, total: 7)

    #expect(page.entries == CareersSamples.posts)
    #expect(page.next == PageRequest(offset: 3))
    #expect(page.total == 7)
    #expect(page.provenance == CareersSamples.provenance)
    #expect(CareersSamples.page(CareersSamples.posts).next == nil)
  }

  @Test func `a value that may be out of date comes from the store`() {
    let (fresh, stale) = (CareersSamples.fetched(1), CareersSamples.fetched(2, .offline))

    #expect(CareersSamples.provenance == Provenance(kind: .network, fetchedAt: moment(0)))
    #expect(fresh == Fetched(1, provenance: CareersSamples.provenance))
    let provenance = Provenance(kind: .stored, fetchedAt: moment(0), staleness: .offline)
    #expect(stale == Fetched(2, provenance: provenance))
  }
}
