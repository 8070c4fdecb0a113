// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client;

/** The client, with methods by group. */
public abstract sealed class GonggoGroups permits GonggoClient {
    /** The version of this client. */
    public static final String VERSION = "1.0.0-beta.1";

    /** The version of the API that this client was made from. */
    public static final String API_VERSION = "1.0.0-beta.1";

    private final Core core;

    GonggoGroups(Core core) {
        this.core = core;
    }

    /** {@return the methods of the group access} */
    public AccessMethods access() {
        return new AccessMethods(core);
    }

    /** {@return the methods of the group account} */
    public AccountMethods account() {
        return new AccountMethods(core);
    }

    /** {@return the methods of the group bids} */
    public BidsMethods bids() {
        return new BidsMethods(core);
    }

    /** {@return the methods of the group codes} */
    public CodesMethods codes() {
        return new CodesMethods(core);
    }

    /** {@return the methods of the group events} */
    public EventsMethods events() {
        return new EventsMethods(core);
    }

    /** {@return the methods of the group integrations} */
    public IntegrationsMethods integrations() {
        return new IntegrationsMethods(core);
    }

    /** {@return the methods of the group invitations} */
    public InvitationsMethods invitations() {
        return new InvitationsMethods(core);
    }

    /** {@return the methods of the group keys} */
    public KeysMethods keys() {
        return new KeysMethods(core);
    }

    /** {@return the methods of the group keywords} */
    public KeywordsMethods keywords() {
        return new KeywordsMethods(core);
    }

    /** {@return the methods of the group links} */
    public LinksMethods links() {
        return new LinksMethods(core);
    }

    /** {@return the methods of the group operator} */
    public OperatorMethods operator() {
        return new OperatorMethods(core);
    }

    /** {@return the methods of the group profile} */
    public ProfileMethods profile() {
        return new ProfileMethods(core);
    }

    /** {@return the methods of the group profiles} */
    public ProfilesMethods profiles() {
        return new ProfilesMethods(core);
    }

    /** {@return the methods of the group pursuits} */
    public PursuitsMethods pursuits() {
        return new PursuitsMethods(core);
    }

    /** {@return the methods of the group reports} */
    public ReportsMethods reports() {
        return new ReportsMethods(core);
    }

    /** {@return the methods of the group service} */
    public ServiceMethods service() {
        return new ServiceMethods(core);
    }

    /** {@return the methods of the group session} */
    public SessionMethods session() {
        return new SessionMethods(core);
    }

    /** {@return the methods of the group sessions} */
    public SessionsMethods sessions() {
        return new SessionsMethods(core);
    }

    /** {@return the methods of the group sources} */
    public SourcesMethods sources() {
        return new SourcesMethods(core);
    }

    /** {@return the methods of the group statistics} */
    public StatisticsMethods statistics() {
        return new StatisticsMethods(core);
    }

    /** {@return the methods of the group teams} */
    public TeamsMethods teams() {
        return new TeamsMethods(core);
    }

    /** {@return the methods of the group usage} */
    public UsageMethods usage() {
        return new UsageMethods(core);
    }

    /** {@return the methods of the group webhooks} */
    public WebhooksMethods webhooks() {
        return new WebhooksMethods(core);
    }

    /** {@return the methods of the group widget} */
    public WidgetMethods widget() {
        return new WidgetMethods(core);
    }
}
