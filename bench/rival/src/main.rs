//! The search of Gonggo as a native server: `gonggo-rival MODE FILE`, where MODE is `tantivy`, `tuned` or `bitsets`.
//! It prints its port once it listens, and answers on one thread.

mod bitsets;
mod engine;
mod index;
mod notices;
mod question;
mod tuned;
mod words;

use axum::Router;
use axum::extract::State;
use axum::http::header::{AUTHORIZATION, CONTENT_TYPE};
use axum::http::{HeaderMap, StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use bitsets::Bitsets;
use engine::{Engine, Failure};
use index::Documents;
use notices::{Filters, Names, Notice, Regions};
use question::read_question;
use serde::Deserialize;
use std::sync::{Arc, RwLock};
use std::time::{SystemTime, UNIX_EPOCH};
use tuned::Tuned;

struct Service {
    engine: Box<dyn Engine>,
    filters: Filters,
}

type Shared = Arc<RwLock<Service>>;

fn main() -> Result<(), Failure> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [mode, path] = &arguments[..] else {
        return Err("usage: gonggo-rival tantivy|tuned|bitsets FILE".into());
    };
    let service = Arc::new(RwLock::new(load(mode, path)?));
    // The benchmark may be stopped by hand.
    std::thread::spawn(|| {
        _ = std::io::copy(&mut std::io::stdin(), &mut std::io::sink());
        std::process::exit(0);
    });
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(serve(service))
}

/// The sort keys.
#[derive(Deserialize)]
struct Place {
    no: String,
    posted: i64,
}

/// The text is loaded as a whole and notices are parsed one by one, so that all of this memory is returned to the system.
fn load(mode: &str, path: &str) -> Result<Service, Failure> {
    let text = std::fs::read_to_string(path)?;
    let (regions, rest) = text.split_once('\n').ok_or("the file is empty")?;
    let mut lines = Vec::new();
    for line in rest.lines() {
        lines.push((serde_json::from_str::<Place>(line)?, line));
    }
    match mode {
        "tuned" => {
            lines.sort_by(|(one, _), (other, _)| other.posted.cmp(&one.posted).then_with(|| one.no.cmp(&other.no)))
        }
        // Documents with the same value are returned in index order.
        _ => lines.sort_by(|(one, _), (other, _)| one.no.cmp(&other.no)),
    }
    let mut filters = Filters {
        agencies: Names::new('a'),
        industries: Names::new('i'),
        regions: Regions::read(regions)?,
    };
    let notices = lines.into_iter().map(|(_, line)| {
        let notice: Notice = serde_json::from_str(line)?;
        let facts = filters.facts_of(&notice);
        Ok((notice, facts))
    });
    let engine: Box<dyn Engine> = match mode {
        "tantivy" => Box::new(Documents::new(true, notices)?),
        "tuned" => Box::new(Tuned::new(notices)?),
        "bitsets" => Box::new(Bitsets::new(notices)?),
        _ => return Err(format!("unknown mode {mode}").into()),
    };
    Ok(Service { engine, filters })
}

async fn serve(service: Shared) -> Result<(), Failure> {
    let routes = Router::new()
        .route("/v1/bids", get(search))
        .route("/notices", post(add))
        .with_state(service);
    let listener = tokio::net::TcpListener::bind(("127.0.0.1", 0)).await?;
    println!("{}", listener.local_addr()?.port());
    let listener = axum::serve::ListenerExt::tap_io(listener, |socket| {
        // As in Node: a response is not delayed to wait for more bytes.
        _ = socket.set_nodelay(true);
    });
    axum::serve(listener, routes).await?;
    Ok(())
}

async fn search(State(service): State<Shared>, headers: HeaderMap, uri: Uri) -> Response {
    let has_key = headers
        .get(AUTHORIZATION)
        .is_some_and(|key| key.as_bytes().starts_with(b"Bearer "));
    if !has_key {
        return StatusCode::UNAUTHORIZED.into_response();
    }
    let service = service.read().expect("no thread failed");
    match read_question(uri.query().unwrap_or(""), &service.filters) {
        Err(fault) => (StatusCode::BAD_REQUEST, fault).into_response(),
        Ok(question) => match service.engine.answer(&question, now()) {
            Ok(body) => ([(CONTENT_TYPE, "application/json; charset=utf-8")], body).into_response(),
            Err(failure) => (StatusCode::INTERNAL_SERVER_ERROR, failure.to_string()).into_response(),
        },
    }
}

async fn add(State(service): State<Shared>, line: String) -> Response {
    let Ok(notice) = serde_json::from_str::<Notice>(&line) else {
        return StatusCode::BAD_REQUEST.into_response();
    };
    let mut service = service.write().expect("no thread failed");
    let facts = service.filters.facts_of(&notice);
    match service.engine.add(&notice, &facts) {
        Ok(()) => StatusCode::NO_CONTENT.into_response(),
        Err(failure) => (StatusCode::INTERNAL_SERVER_ERROR, failure.to_string()).into_response(),
    }
}

fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |time| time.as_millis() as i64)
}
