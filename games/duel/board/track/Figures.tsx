/** The hunted and the hunters, each standing on (0, 0), about 44 high. */

/** Two hobbits in grey cloaks, the smaller with the Ring. */
export const Hobbits = () => (
  <g>
    <ellipse cx="1" cy="1" rx="19" ry="4.4" fill="#1a0f05" opacity=".34" />
    <g stroke="#150d07" strokeWidth="1.4" strokeLinejoin="round">
      <path d="M2-1C2-12 4-22 8.6-27C14-22 17-12 17-1C12 .8 7 .8 2-1Z" fill="#6a5a3c" />
      <path d="M5-30a5.4 5.4 0 1 1 8.6 0c-2 3.4-6.6 3.4-8.6 0Z" fill="#e9c79c" />
      <path
        d="M3.8-31.4C3.4-38 8-40.6 11.6-39.2 15.4-38 15.6-33.8 14.6-31 13.4-33.8 11-34.6 8.6-34.4 6.4-34 4.8-33 3.8-31.4Z"
        fill="#8a5a24"
      />
      <path d="M13.4-24.6L19-22.6 18.2-12.4 15-10Z" fill="#8a6a3a" />
      <path d="M-17-1C-17-11-15-20-10.6-25.6C-4.6-20-2-11-2.4-1C-7.6 .8-12.4 .8-17-1Z" fill="#35563a" />
      <path d="M-14.2-28.2a5 5 0 1 1 8 0c-2 3.2-6 3.2-8 0Z" fill="#edcfa6" />
      <path
        d="M-15.4-29.6C-15.8-35.6-11.8-38-8.4-37-5-36-4.6-32-5.4-29.2-6.8-31.8-8.8-32.6-11-32.4-13-32-14.4-31.2-15.4-29.6Z"
        fill="#4a2f1a"
      />
    </g>
    <path d="M-10.4-25V-1M8.8-26V-1" stroke="#150d07" strokeWidth=".9" opacity=".6" />
    <circle cx="-10.2" cy="-18" r="3.1" fill="none" stroke="#150d07" strokeWidth="3" />
    <circle cx="-10.2" cy="-18" r="3.1" fill="none" stroke="#f2c94f" strokeWidth="1.7" />
  </g>
);

/** A Black Rider. */
export const Rider = () => (
  <g>
    <ellipse cx="1" cy="1" rx="24" ry="4.6" fill="#1a0f05" opacity=".36" />
    <g fill="#191413" stroke="#0a0605" strokeWidth="1.2" strokeLinejoin="round">
      <path d="M-22-15C-27-12-27-5-25.4-1C-23.6-4-22.6-8-19-10.6ZM-14-8L-17.4 0H-14L-9-9ZM-8-8L-7 0H-3.6L-3-9ZM10-8L8.4 0H11.8L14.6-9ZM15-9L19.4 0H22.6L19-11Z" />
      <path d="M-19-18C-12-22-2-21 6-20C10-24 14-29 17.4-33L19-31.6 21-34 22-30.4C24-27.4 27-24.4 28.4-22.4C27.6-19.6 25-19 23-20.2C21.4-20.8 20.4-20.4 19.4-18.8C19.4-14 18.6-9 15-6.4C6-4-10-4-17-6.6C-20-10-20.6-14-19-18Z" />
    </g>
    <path
      d="M-13-12C-14-24-11-33-6.4-37.6C-6.8-41.6-3.6-46-.2-46C3.6-46 6-41.6 5.2-37.4C9-32 9.6-22 8-12C1-8.6-6-8.6-13-12Z"
      fill="#262020"
      stroke="#0a0605"
      strokeWidth="1.4"
      strokeLinejoin="round"
    />
    <path
      d="M-3-40.4C-2.4-43 2-43.4 3.2-40.6C3.2-37.6 1.6-35.4 .2-35.2C-1.6-35.4-3-37.6-3-40.4Z"
      fill="#050303"
    />
    <path d="M-1.2-39.8h1M1.4-39.8h1" stroke="#e8612f" strokeWidth="1.3" strokeLinecap="round" />
    <path d="M-2-33C-5-26-6-18-5.4-11M4-32C6-25 6-18 5-11" stroke="#4b403c" strokeWidth="1" fill="none" />
    <path d="M6-25L23-45M8.4-30.4L12.4-27" stroke="#0a0605" strokeWidth="3" strokeLinecap="round" />
    <path d="M6.6-25.6L22.6-44.6" stroke="#c5ccd2" strokeWidth="1.5" strokeLinecap="round" />
    <path d="M15-15.6L18-13.6" stroke="#8a2415" strokeWidth="1.4" />
    <circle cx="23.6" cy="-26.6" r=".9" fill="#e8612f" />
  </g>
);
