// Code generated from openapi.json by clients/go/scripts/generate.ts. DO NOT EDIT.

package gonggo

// Version is that of this client.
const Version = "1.0.0-beta.1"

// APIVersion is that of the API that this client was made from.
const APIVersion = "1.0.0-beta.1"

// Client is all that the service can be asked, by subject.
type Client struct {
	// Access has the methods of the group access.
	Access *AccessMethods

	// Account has the methods of the group account.
	Account *AccountMethods

	// Bids has the methods of the group bids.
	Bids *BidsMethods

	// Codes has the methods of the group codes.
	Codes *CodesMethods

	// Events has the methods of the group events.
	Events *EventsMethods

	// Integrations has the methods of the group integrations.
	Integrations *IntegrationsMethods

	// Invitations has the methods of the group invitations.
	Invitations *InvitationsMethods

	// Keys has the methods of the group keys.
	Keys *KeysMethods

	// Keywords has the methods of the group keywords.
	Keywords *KeywordsMethods

	// Links has the methods of the group links.
	Links *LinksMethods

	// Operator has the methods of the group operator.
	Operator *OperatorMethods

	// Profile has the methods of the group profile.
	Profile *ProfileMethods

	// Profiles has the methods of the group profiles.
	Profiles *ProfilesMethods

	// Pursuits has the methods of the group pursuits.
	Pursuits *PursuitsMethods

	// Reports has the methods of the group reports.
	Reports *ReportsMethods

	// Service has the methods of the group service.
	Service *ServiceMethods

	// Session has the methods of the group session.
	Session *SessionMethods

	// Sessions has the methods of the group sessions.
	Sessions *SessionsMethods

	// Sources has the methods of the group sources.
	Sources *SourcesMethods

	// Statistics has the methods of the group statistics.
	Statistics *StatisticsMethods

	// Teams has the methods of the group teams.
	Teams *TeamsMethods

	// Usage has the methods of the group usage.
	Usage *UsageMethods

	// Webhooks has the methods of the group webhooks.
	Webhooks *WebhooksMethods

	// Widget has the methods of the group widget.
	Widget *WidgetMethods
}

func newClient(given settings) *Client {
	return &Client{
		&AccessMethods{given},
		&AccountMethods{given},
		&BidsMethods{given},
		&CodesMethods{given},
		&EventsMethods{given},
		&IntegrationsMethods{given},
		&InvitationsMethods{given},
		&KeysMethods{given},
		&KeywordsMethods{given},
		&LinksMethods{given},
		&OperatorMethods{given},
		&ProfileMethods{given},
		&ProfilesMethods{given},
		&PursuitsMethods{given},
		&ReportsMethods{given},
		&ServiceMethods{given},
		&SessionMethods{given},
		&SessionsMethods{given},
		&SourcesMethods{given},
		&StatisticsMethods{given},
		&TeamsMethods{given},
		&UsageMethods{given},
		&WebhooksMethods{given},
		&WidgetMethods{given},
	}
}
